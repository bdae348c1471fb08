/** Kinds of relation between entries, read from the one that declares it: a step `teaches` a term. */
export const RELATIONS = [
  'needs',
  'part-of',
  'teaches',
  'assumes',
  'uses',
  'runs-on',
  'shows',
  'about',
  'cites',
  'related',
] as const;

export type Relation = (typeof RELATIONS)[number];
