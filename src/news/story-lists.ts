/** Anchors of the two lists that the category buttons filter. */
export const BREAKING_ID = 'breaking';
export const UPDATES_ID = 'updates';
