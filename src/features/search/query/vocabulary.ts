/**
 * Words of a question that say nothing about what it is about. They are not looked for, unless nothing else was typed.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about actually after all already also am an and another any anybody anyone anything are as ask at away be because
  been before being best better between big but by can cannot compare compared comparison could current currently
  define defined definition describe did difference different do does doing done dont each easy easily else ever every
  everyone everything exactly example examples explain explained explanation far find first for from general get gets
  give go going got great had has have help her here his how https http i if im important in info information
  into is it its just kind know let like list long look lot main make makes making many may me mean meaning means might
  more most much must my need needs new now of off on one ones only or org other our out over own please put really
  right same say says see should show simple simply since so some somebody someone something soon step still such take tell
  term than that the their them then there these they thing things think this those thus to today too try type types
  under understand up us use used useful uses using versus very vs want was way ways we well were what whats when where
  whether which while who whom whose why will wish with within without word work working works would www yet you your
  html abs pdf doi`.split(/\s+/),
);

/**
 * Words for one thing. Who types one of them is answered with the others too, a little lower. Names and abbreviations
 * of terms are not here: a glossary term brings them along as its `aliases`.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['deadline', 'timeline', 'date', 'milestone', 'schedule', 'migration', 'phase out', 'disallowed'],
  ['migration', 'transition', 'migrate', 'switch'],
  ['hack', 'break', 'crack', 'attack', 'threat', 'risk'],
  ['encryption', 'cryptography', 'cipher', 'encrypted'],
  ['quantum safe', 'quantum resistant', 'quantum proof', 'post quantum'],
  ['beginner', 'introduction', 'basics', 'starting'],
  ['learn', 'study', 'tutorial', 'learning path'],
  ['course', 'degree', 'university', 'programme', 'masters', 'bachelors', 'phd', 'college', 'school'],
  ['company', 'vendor', 'firm', 'manufacturer', 'provider'],
  ['startup', 'spin off'],
  ['funding', 'investment', 'investor', 'raised', 'money', 'venture capital', 'valuation'],
  ['paper', 'article', 'preprint', 'publication', 'arxiv'],
  ['conference', 'event', 'meeting', 'workshop', 'summit'],
  ['tool', 'software', 'library', 'framework', 'sdk', 'toolkit'],
  ['programming', 'code', 'coding', 'program'],
  ['job', 'career', 'salary', 'hiring', 'role'],
  ['cold', 'cryogenic', 'temperature', 'refrigerator', 'cooled'],
  ['qubit', 'quantum bit'],
  ['spooky action', 'spooky action distance', 'entanglement'],
  ['bought', 'acquired', 'acquisition'],
  ['stop', 'retire', 'phase out', 'disallowed', 'deprecated'],
  ['copy', 'clone', 'cloning'],
  ['europe', 'european'],
  ['america', 'american', 'usa', 'united states'],
  ['uk', 'united kingdom', 'britain', 'england'],
  ['ai', 'machine learning', 'artificial intelligence'],
  ['ml', 'machine learning'],
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

/** What belongs to a thing and may stand in its place, but not the other way round. */
export const NARROWER: ReadonlyMap<string, readonly string[]> = new Map([
  ['europe', ['germany', 'france', 'netherlands', 'switzerland', 'denmark', 'finland', 'uk']],
  ['asia', ['china', 'japan', 'singapore', 'india']],
]);

/** What a word of the question asks for besides: not looked for by itself, but what has it comes first. */
export const HINTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['when', ['deadline', 'timeline', 'date', 'migration', 'disallowed']],
  ['start', ['learning path', 'first', 'introduction', 'begin']],
]);

/** A question that begins so is answered by an explanation rather than by what somebody sells, found or announced. */
export const ASKS_FOR_EXPLANATION =
  /^(what|why|how|is|are|can|could|does|do|explain|difference|define|meaning)\b(?! (much|many))/;
