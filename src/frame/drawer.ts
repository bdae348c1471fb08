import { letDragClose } from './drag-drawer.ts';

/** What the menu's drawer has beyond the platform: it can be drawn down, the focus stays within, wide windows close it. */
export function followDrawer(): void {
  const drawer = document.getElementById(MENU_DRAWER_ID);
  const sheet = drawer?.querySelector<HTMLElement>('.menu-sheet');
  if (!drawer || !sheet) return;
  const close = () => drawer.hidePopover();
  letDragClose(sheet, close);
  matchMedia(`(width >= ${wideHeader()})`).addEventListener('change', close);
  // The browser gives the focus back as it closes the drawer, so the page has to be ready for it before.
  drawer.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') keepFocusOutOfPage(false);
  });
  drawer.addEventListener('toggle', ({ newState }) => keepFocusOutOfPage(newState === 'open'));
  keepFocusOutOfPage(drawer.matches(':popover-open'));
  drawer.addEventListener('click', ({ target }) => {
    // A page that comes back must not come back with an open menu.
    if (target instanceof Element && target.closest('a')) close();
  });
}

/** Where the header has room for its links, and so none for the menu's button. */
function wideHeader(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-nav');
}

/** Everything but the header, which holds the drawer, and in the header everything but the drawer. */
function keepFocusOutOfPage(isOpen: boolean): void {
  const others = document.querySelectorAll<HTMLElement>(
    [
      'body > :not(header, script)',
      `header > .wrap > :not(:has(#${MENU_DRAWER_ID}))`,
      `:has(+ #${MENU_DRAWER_ID})`,
    ].join(),
  );
  for (const element of others) element.inert = isOpen;
}

/** The id of the drawer, which its button opens and a drag closes. */
export const MENU_DRAWER_ID = 'menu';
