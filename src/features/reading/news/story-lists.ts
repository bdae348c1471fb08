/** Anchors of the lead story and of the two lists, which the category buttons filter. */
export const LEAD_ID = 'lead';
export const BREAKING_ID = 'breaking';
export const UPDATES_ID = 'updates';
