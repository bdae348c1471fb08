import { articlesUnder, piecesOf } from '#src/model/pieces.ts';
import { type Entry, entriesOf, remembered } from '#src/model/read-content.ts';

/** Fills of the most frequent kinds; a kind keeps its fill on every card. */
const FILLS = ['fill-viz-1', 'fill-viz-2', 'fill-viz-3', 'fill-viz-4', 'fill-viz-5'];

/** Of the kinds that are too few for a fill of their own. */
const OTHER = 'fill-ink-3';

/** A topic's articles by kind as one bar, on a scale that all topics share; the counts are said, the key shows the fills. */
export function ArticleKinds({ topic }: { topic: Entry<'topics'> }) {
  const { kinds, most } = scale();
  const counts = [...countsOf(topic)].sort(([a], [b]) => kinds.indexOf(a) - kinds.indexOf(b));
  let x = 0;
  return (
    <>
      <svg viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden className="mt-1 h-2.5 w-full">
        {counts.map(([label, count]) => {
          x += count;
          return <rect key={label} x={x - count} width={count} height="8" className={fillOf(kinds, label)} />;
        })}
      </svg>
      <ul aria-label="Articles by kind" className="visually-hidden">
        {counts.map(([label, count]) => (
          <li key={label}>
            {label} {count}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the fills of all bars mean. */
export function ArticleKindsKey() {
  const { kinds } = scale();
  return (
    <ul aria-label="Articles by kind" className="mb-3 flex flex-wrap gap-x-4 text-xs text-ink-2">
      {[...kinds.slice(0, FILLS.length), 'Other'].map((label) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg viewBox="0 0 8 8" aria-hidden className={`size-2 ${fillOf(kinds, label)}`}>
            <path d="M0 0h8v8H0z" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

const fillOf = (kinds: readonly string[], label: string) => FILLS[kinds.indexOf(label)] ?? OTHER;

function countsOf(topic: Entry<'topics'>): ReadonlyMap<string, number> {
  const byKind = Map.groupBy(piecesOf(articlesUnder(topic)), ({ label }) => label);
  return new Map([...byKind].map(([label, { length }]) => [label, length]));
}

/** The kinds of all topics' articles, the most frequent first, and how many the largest topic has. */
function scale() {
  return remembered('kinds of articles', () => {
    const topics = entriesOf('topics');
    const byKind = Map.groupBy(piecesOf(topics.flatMap(articlesUnder)), ({ label }) => label);
    return {
      kinds: [...byKind].sort(([, a], [, b]) => b.length - a.length).map(([label]) => label),
      most: Math.max(...topics.map((topic) => articlesUnder(topic).length)),
    };
  });
}
