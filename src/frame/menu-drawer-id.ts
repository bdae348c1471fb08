/** Of the drawer's `<dialog>`, which its button opens and a drag closes. */
export const MENU_DRAWER_ID = 'menu';

/** Where the header has room for its links (`--breakpoint-nav`). */
export const WIDE_HEADER = '(width >= 70rem)';
