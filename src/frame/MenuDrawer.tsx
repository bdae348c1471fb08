import { ChevronRight, Menu, X } from '#src/design/icons.tsx';
import { Plate } from '#src/design/Plate.tsx';
import { MENU_DRAWER_ID } from './drawer.ts';
import { dataLinks, headerLinks, labLink, type TopicLink } from './navigation.ts';
import { SearchForm } from './SearchForm.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import './menu-drawer.css';

interface Props {
  topics: readonly TopicLink[];
  /** Address of the plates' sprite. */
  sprite: string;
}

const iconButton =
  'grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink active:bg-accent-soft';
const groupTitle = 'mt-5 font-sans text-xs font-semibold tracking-normal text-ink-3';

/**
 * The menu of small screens: a sheet from the bottom, which the browser opens and closes (HTML, `popover`): a press on the
 * button, on the cross or beside the sheet, Escape. A modal `<dialog>` would do as much, but makes the browser style the
 * whole page anew, which a slow phone feels. Once a script has come, the sheet can be drawn down, and the focus stays
 * within it (`drawer.ts`).
 */
export function MenuDrawer({ topics, sprite }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_DRAWER_ID}
        aria-label="Menu"
        aria-haspopup="dialog"
        className={iconButton}
      >
        <Menu aria-hidden strokeWidth={1.75} className="size-5" />
      </button>
      <div id={MENU_DRAWER_ID} popover="auto" role="dialog" aria-labelledby="menu-title" className="menu-drawer">
        <button
          type="button"
          popoverTarget={MENU_DRAWER_ID}
          popoverTargetAction="hide"
          tabIndex={-1}
          aria-hidden
          className="menu-shade"
        />
        <div className="menu-sheet">
          <div className="flex-none touch-none">
            <span aria-hidden className="mx-auto mt-3 mb-0.5 block h-1.25 w-11 rounded-full bg-rule-strong" />
            <div className="flex items-center justify-between py-0.5 pr-2.5 pl-5">
              <h2 id="menu-title" className="text-xl">
                Menu
              </h2>
              <button
                type="button"
                popoverTarget={MENU_DRAWER_ID}
                popoverTargetAction="hide"
                // biome-ignore lint/a11y/noAutofocus: where the focus goes when the drawer opens, not when the page does
                autoFocus
                aria-label="Close"
                className={iconButton}
              >
                <X aria-hidden strokeWidth={1.75} className="size-4.5" />
              </button>
            </div>
          </div>
          <div data-scroller className="overflow-y-auto overscroll-contain px-5 pb-6">
            <SearchForm inputId="drawer-search" className="block pt-1" />
            <TopicLinks topics={topics} sprite={sprite} />
            <PageLinks />
            <h3 className={groupTitle}>Theme</h3>
            <ThemeSwitch labeled />
          </div>
        </div>
      </div>
    </>
  );
}

function TopicLinks({ topics, sprite }: Props) {
  return (
    <nav aria-label="Topics">
      <h3 className={groupTitle}>Topics</h3>
      <ul className="mt-2">
        {topics.map((topic) => (
          <li key={topic.id} className="border-t border-rule">
            <a
              href={topic.href}
              className="grid min-h-14 grid-cols-[3.5rem_1fr] items-center gap-3.5 py-2 text-ink no-underline"
            >
              <Plate topic={topic.id} sprite={sprite} className="h-10.5 w-14 rounded-sm border border-rule" />
              <span>
                <span className="block font-serif text-[1.0625rem] leading-tight font-medium">{topic.title}</span>
                <span className="block text-xs leading-snug text-ink-2">{topic.description}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLinks() {
  return (
    <nav aria-label="Pages">
      <h3 className={groupTitle}>Pages</h3>
      <ul className="mt-2">
        {[labLink, ...headerLinks, ...dataLinks].map((link) => (
          <li key={link.href} className="border-t border-rule">
            <a
              href={link.href}
              className="flex min-h-12 items-center justify-between font-medium text-ink no-underline"
            >
              {link.label}
              <ChevronRight aria-hidden className="size-4 text-ink-3" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
