import type { LetterGroup } from './load-glossary.ts';

/** The letters that have terms, as links to them; stays in view. Where they do not fit into one row, the row scrolls. */
export function LetterIndex({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <nav
      id="letters"
      aria-label="Letters"
      className="not-has-[li:not([hidden])]:hidden sticky top-(--header-height) z-(--layer-sticky) border-b border-rule bg-paper print:hidden"
    >
      <div className="wrap overflow-x-auto overscroll-x-contain">
        <ul className="-mx-3 flex w-max py-1.5">
          {groups.map(({ letter }) => (
            <li key={letter} data-of-group={letter}>
              <a
                href={`#${letter}`}
                className="grid h-11 min-w-10 place-items-center rounded-sm font-serif text-lg font-medium no-underline hover:bg-accent-soft"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
