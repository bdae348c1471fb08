import type { LetterGroup } from './load-glossary.ts';

/**
 * The letters that have terms, as links to them, each under a bar of how many it has; stays in view. Where they do not
 * fit into one row, the row scrolls.
 */
export function LetterIndex({ groups }: { groups: readonly LetterGroup[] }) {
  const most = Math.max(...groups.map(({ terms }) => terms.length));
  return (
    <nav
      id="letters"
      aria-label="Letters"
      className="not-has-[li:not([hidden])]:hidden sticky top-(--header-height) z-(--layer-sticky) border-b border-rule bg-paper print:hidden"
    >
      <div className="wrap overflow-x-auto overscroll-x-contain">
        <ul>
          {groups.map(({ letter, terms }) => (
            <li key={letter} data-of-group={letter}>
              <a href={`#${letter}`} title={`${terms.length} terms`}>
                <i style={{ height: Math.max(1, Math.round((HIGHEST * terms.length) / most)) }} />
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Height of the bar of the letter that has most terms, in pixels. */
const HIGHEST = 26;
