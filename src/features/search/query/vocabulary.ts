/**
 * Words of a question that say nothing about what it is about. They are not looked for, unless nothing else was typed.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after all already also am an and another any anybody anyone anything are arrive as ask at away be
  because been before being best better between big but by can cannot come coming compare compared comparison could
  current currently define defined definition describe did difference different do does doing done dont each easy
  easily else ever every everyone everything exactly example examples explain explained explanation far find first
  for from general get gets give go going got great had happen has have help her here his how https http i if im
  important in info information into is it its just kind know latest let like list long look lot main make makes
  making many may me mean meaning means might more most much must my need needed needs new newest now of off on one
  ones only or org other our out over own part please put ready really right run same say says see should show simple
  simply since so some somebody someone something soon step still such take tell term than that the their them then
  there these they thing things think this those thus to today too try type types under understand up us use used
  useful uses using versus very vs want was way ways we well were what whats when where whether which while who whom
  whose why will wish with within without word work working works would www yet you your html abs pdf doi`.split(/\s+/),
);

/** What everything here is about: who asks for something besides is told nothing by these words. */
export const SUBJECT: ReadonlySet<string> = new Set(['quantum', 'computer', 'computers', 'computing', 'computation']);

/**
 * Words for one thing. Who types one of them is answered with the others too, a little lower. Names and abbreviations
 * of terms are not here: a glossary term brings them along as its `aliases`.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['deadline', 'timeline', 'date', 'milestone', 'schedule', 'migration', 'phase out', 'disallowed'],
  ['history', 'time line', 'invented', 'inventor'],
  ['migration', 'transition', 'migrate', 'switch'],
  ['hack', 'break', 'crack', 'attack', 'threat', 'risk'],
  ['encryption', 'cryptography', 'cipher', 'encrypted'],
  ['quantum safe', 'quantum resistant', 'quantum proof', 'post quantum', 'pqc'],
  ['beginner', 'introduction', 'basics', 'starting', 'dummies', 'kids'],
  ['exercise', 'puzzle', 'quiz', 'homework', 'classroom', 'lesson'],
  ['maths', 'math', 'mathematics', 'linear algebra', 'vectors'],
  ['learn', 'study', 'tutorial', 'learning path'],
  ['course', 'degree', 'university', 'programme', 'masters', 'bachelors', 'phd', 'college', 'school'],
  ['company', 'vendor', 'firm', 'manufacturer', 'provider', 'maker'],
  ['publicly traded', 'stock', 'listed', 'public company'],
  ['startup', 'spin off'],
  ['funding', 'investment', 'investor', 'raised', 'money', 'venture capital', 'valuation'],
  ['paper', 'article', 'preprint', 'publication', 'arxiv'],
  ['conference', 'event', 'meeting', 'workshop', 'summit'],
  ['tool', 'software', 'library', 'framework', 'sdk', 'toolkit'],
  ['machine', 'hardware', 'device', 'real hardware'],
  ['programming', 'code', 'coding', 'program'],
  ['job', 'career', 'salary', 'hiring', 'role'],
  ['cold', 'coldest', 'cryogenic', 'temperature', 'refrigerator', 'cooled'],
  ['qubit', 'quantum bit'],
  ['spooky action', 'spooky action distance', 'entanglement'],
  ['bought', 'acquired', 'acquisition'],
  ['buy', 'purchase', 'sold'],
  ['on premises', 'on site', 'installation'],
  ['free', 'free access', 'free of charge', 'open plan'],
  ['online', 'browser'],
  ['stop', 'retire', 'phase out', 'disallowed', 'deprecated'],
  ['copy', 'clone', 'cloning'],
  ['bank', 'bank account', 'finance', 'financial'],
  ['safe', 'secure', 'security'],
  ['classical', 'ordinary', 'normal', 'conventional'],
  ['europe', 'european'],
  ['america', 'american', 'usa', 'united states'],
  ['uk', 'united kingdom', 'britain', 'england'],
  ['ai', 'machine learning', 'artificial intelligence'],
  ['ml', 'machine learning'],
  ['biggest', 'largest'],
  ['speedup', 'faster', 'advantage'],
  ['supremacy', 'advantage'],
  ['bitcoin', 'cryptocurrency', 'blockchain'],
  ['drug', 'chemistry', 'molecule'],
  ['ethical', 'ethics', 'society'],
  ['law', 'regulation', 'policy', 'government'],
  ['standard', 'fips', 'nist'],
  ['chip', 'processor'],
  ['laser', 'photonic', 'optical', 'light'],
  ['color', 'colour'],
  ['center', 'centre'],
];

/**
 * What belongs to a thing and may be in its place, but not the other way round: the countries of a continent, what a
 * law or an authority is about.
 */
export const NARROWER: ReadonlyMap<string, readonly string[]> = new Map([
  ['europe', ['germany', 'france', 'netherlands', 'switzerland', 'denmark', 'finland', 'uk']],
  ['asia', ['china', 'japan', 'singapore', 'india']],
  ['dora', ['financial sector', 'financial services']],
  ['nis2', ['nis cooperation group', 'critical infrastructure']],
  ['bafin', ['financial sector', 'bsi']],
]);

/** What a word of the question asks for besides: not looked for by itself, but what has it comes first. */
export const HINTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['when', ['deadline', 'timeline', 'date', 'migration', 'disallowed', 'road map']],
  ['start', ['learning path', 'first', 'introduction', 'begin']],
]);

/** A query with one of these words asks for several things side by side: each of them is an answer. */
export const COMPARES = /\b(vs|versus|compared?|comparison|differences?|or|between)\b/;
