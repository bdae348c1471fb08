import { isTyping } from '#src/hydration/is-typing.ts';
import { isKeyOn } from '#src/hydration/key-setting.ts';

/** Links that open the palette; without script they lead to the search page. */
export const PALETTE_LINK = 'a[data-palette]';

/** The page that a palette which cannot be loaded gives way to. The directive with this module stands in every page, so it does not bring urls.ts. */
export const SEARCH_PAGE = '/search';

/** Set to "off" by who does not want a single key to do anything (WCAG 2.2, 2.1.4). */
export const SLASH_SETTING = 'search-slash';

/** Whether an event asks for the palette: `/` outside of fields, Ctrl-K or ⌘-K, or a plain click on one of its links. */
export function opensPalette(event: Event): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  if (event instanceof KeyboardEvent) return isShortcut(event, event.target);
  if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return event.target.closest(PALETTE_LINK) !== null;
}

function isShortcut({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent, target: Element): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isTyping(target) && !target.closest('[role=dialog]') && isKeyOn(SLASH_SETTING);
}
