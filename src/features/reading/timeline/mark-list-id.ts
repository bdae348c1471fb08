/** Id of the list, for the controls. */
export const MARKS_ID = 'mark-list';
