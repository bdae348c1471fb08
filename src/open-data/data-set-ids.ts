/** The collections that are published, in the order in which the page shows them. */
export const DATA_SET_IDS = [
  'companies',
  'startups',
  'funding-rounds',
  'glossary',
  'papers',
  'news',
  'universities',
  'algorithms',
  'qubit-technologies',
  'pqc-families',
  'threats',
  'topics',
  'tutorials',
  'tools',
  'events',
  'interviews',
] as const;

export type DataSetId = (typeof DATA_SET_IDS)[number];
