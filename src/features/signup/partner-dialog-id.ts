/** The one partner dialog of `/partners`; its triggers open it by this id. */
export const PARTNER_DIALOG_ID = 'partner-dialog';
