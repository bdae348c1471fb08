/**
 * British spellings of words that this site uses, each with the American one. Titles of works and names of organizations
 * keep theirs: the test takes those out of a text before it looks.
 */
const BRITISH: readonly [british: RegExp, american: string][] = [
  [/\bprogrammes?\b/gi, 'program'],
  [/\b(super)?(centre)(s|d)?\b/gi, 'center'],
  [/\bfibre(s)?\b/gi, 'fiber'],
  [/\bmetre(s)?\b/gi, 'meter'],
  [/\blicen[c]e(s)?\b/gi, 'license'],
  [/\bdefence(s)?\b/gi, 'defense'],
  [/\b(?:colour|behaviour|neighbour|favour|honour|labour|rumour|harbour|flavour)\w*\b/gi, '-or'],
  [/\b(?:analogue|catalogue|dialogue)s?\b/gi, '-og'],
  [/\bartefacts?\b/gi, 'artifact'],
  [/\bgrey\b/gi, 'gray'],
  [
    /\b(?:whilst|amongst|learnt|spelt|towards|afterwards|sceptic\w*|ageing|judgement|maths|cheque|tyre)\b/gi,
    'American form',
  ],
  [/\b(?:label|model|travel|cancel|signal|channel|tunnel|level|total)l(?:ed|ing|er|ers|ings)\b/gi, 'one l'],
  [/\b(?:enrol|fulfil|instal|skilful)(?:s|ment|ments)?\b/gi, 'two l'],
  [
    /\b(?:organ|recogn|optim|standard|real|character|general|minim|maxim|util|initial|parameter|parallel|summar|synchron|regular|factor|commercial|categor|emphas|prior|special|critic|final|digit|material|normal|random|stabil|visual|author|symbol|local|neutral|capital|crystal|diagonal|discret|equal|familiar|formal|harmon|hybrid|ideal|ion|linear|magnet|mobil|modern|monet|national|penal|polar|popular|public|quant|rational|scrutin|secular|simpl|social|stand|steril|subsid|theor|vector|vulcan|apolog|jeopard|memor|modul|energ|hypothes|synthes|anonym|central)is(?:e|es|ed|ing|ation|ations|er|ers|able)\b/gi,
    '-ize',
  ],
  [/\b(?:analys|catalys|paralys)(?:e|ed|ing)\b/gi, '-yze'],
];

export interface FoundSpelling {
  found: string;
  write: string;
}

/** British spellings in a text, without those inside the names. */
export function findBritish(text: string, names: readonly string[] = []): FoundSpelling[] {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return BRITISH.flatMap(([british, american]) =>
    [...own.matchAll(british)].map(([found]) => ({ found, write: american })),
  );
}
