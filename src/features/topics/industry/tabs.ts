/** The report's tabs; each id is also the name of the slot that holds the panel. */
export const industryTabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'trends', label: 'Trends' },
  { id: 'players', label: 'Key Players' },
  { id: 'investment', label: 'Investment' },
  { id: 'segments', label: 'Segments' },
];
