import { useEffect, useRef, useState } from 'react';
import { anchorOf } from '#src/base/anchor.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { Excerpt } from '../Excerpt.tsx';
import type { Found, FoundGroup } from '../find.ts';

interface Props {
  group: FoundGroup;
  onMore: () => void;
}

export function ResultGroup({ group: { kind, count, results }, onMore }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<number>();

  // The button may be gone when the next results are there, so the focus goes to the first of them.
  useEffect(() => {
    if (seen === undefined || results.length <= seen) return;
    list.current?.querySelectorAll('a')[seen]?.focus();
    setSeen(undefined);
  }, [seen, results.length]);

  const id = `found-${anchorOf(kind)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {kind}
      </h2>
      <ul ref={list} className="mt-2">
        {results.map((result) => (
          <Result key={result.url} result={result} />
        ))}
      </ul>
      {count > results.length ? (
        <button
          type="button"
          onClick={() => {
            setSeen(results.length);
            onMore();
          }}
          className={`mt-4 ${buttonClass('secondary')}`}
        >
          More {kind.toLowerCase()} ({count - results.length})
        </button>
      ) : null}
    </section>
  );
}

/** The first results of all kinds, each with its kind. */
export function BestResults({ results }: { results: readonly Found[] }) {
  return (
    <ol aria-label="Best results">
      {results.map((result) => (
        <Result key={result.url} result={result} hasKind />
      ))}
    </ol>
  );
}

function Result({ result: { url, title, kind, excerpt }, hasKind = false }: { result: Found; hasKind?: boolean }) {
  return (
    <li className="border-t border-rule py-3.5 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <a href={url} className="font-serif text-lg leading-tight font-medium">
          {title}
        </a>
        {hasKind ? <span className="text-xs text-ink-2">{kind}</span> : null}
      </p>
      <p className="mt-1 max-w-measure text-sm text-ink-2">
        <Excerpt parts={excerpt} />
      </p>
    </li>
  );
}
