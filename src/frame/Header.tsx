import { Search } from '#src/design/icons.tsx';
import { BrandLink } from './BrandLink.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { headerLinks, type TopicLink } from './navigation.ts';
import { SearchForm } from './SearchForm.tsx';
import { SEARCH_PALETTE_ID } from './search-start.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { headerLink, TopicsMenu } from './TopicsMenu.tsx';

interface Props {
  path: string;
  topics: readonly TopicLink[];
  /** Address of the plates' sprite. */
  sprite: string;
}

/**
 * The fixed bar at the top: brand, topics menu, direct links, search, theme; on small screens brand, search and menu. The
 * browser opens and closes all of it; no part waits for a script.
 */
export function Header({ path, topics, sprite }: Props) {
  return (
    <>
      <a
        href="#main"
        className="fixed -top-16 left-4 z-(--layer-toast) rounded-sm bg-ink px-4 py-2.5 text-paper no-underline focus:top-2.5 hover:text-paper"
      >
        Skip to content
      </a>
      <header
        data-site-header
        className="fixed inset-x-0 top-0 z-(--layer-header) h-(--header-height) border-b border-rule bg-paper print:hidden"
      >
        <div className="wrap flex h-full items-center gap-2">
          <BrandLink className="mr-auto" />
          <nav aria-label="Main" className="mr-1.5 hidden items-center nav:flex">
            <TopicsMenu topics={topics} sprite={sprite} />
            {headerLinks.map((link) => (
              <a
                key={link.href}
                href={link.href}
                aria-current={isCurrent(path, link.href) ? 'page' : undefined}
                className={`${headerLink} no-underline aria-[current=page]:rounded-none aria-[current=page]:text-ink aria-[current=page]:[box-shadow:inset_0_-2px_0_var(--color-accent)]`}
              >
                {link.label}
              </a>
            ))}
          </nav>
          <SearchForm inputId="header-search" hasKeyHint className="hidden w-40 nav:block xl:w-64" />
          <div className="hidden nav:block">
            <ThemeSwitch />
          </div>
          <button
            type="button"
            commandfor={SEARCH_PALETTE_ID}
            command="show-modal"
            aria-label="Search"
            aria-haspopup="dialog"
            className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink active:bg-accent-soft nav:hidden"
          >
            <Search aria-hidden strokeWidth={1.75} className="size-5" />
          </button>
          <div className="nav:hidden">
            <MenuDrawer topics={topics} sprite={sprite} />
          </div>
        </div>
      </header>
    </>
  );
}

/** A section's link stays marked on the pages below it. */
function isCurrent(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
