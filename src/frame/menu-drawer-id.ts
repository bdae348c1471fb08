/** The id of the drawer, which its button opens and a drag closes. */
export const MENU_DRAWER_ID = 'menu';
