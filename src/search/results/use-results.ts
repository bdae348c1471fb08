import { useEffect, useState } from 'react';
import { suggestNames } from '../did-you-mean/suggest-names.ts';
import { type FoundGroup, findByKind } from '../find.ts';

export type Results =
  | { status: 'empty' }
  | { status: 'searching' }
  | { status: 'found'; query: string; groups: FoundGroup[] }
  | { status: 'nothing'; query: string; suggestions: string[] }
  | { status: 'failed' };

/** The results of a query, at most `atMost` of each kind. The last ones stay until new ones are there. */
export function useResults(query: string, atMost: number): { results: Results; retry: () => void } {
  const [results, setResults] = useState<Results>({ status: 'empty' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (!query) {
      setResults({ status: 'empty' });
      return;
    }
    let isWanted = true;
    setResults((last) => (last.status === 'found' ? last : { status: 'searching' }));
    search(query, atMost).then((next) => {
      if (isWanted) setResults(next);
    });
    return () => {
      isWanted = false;
    };
  }, [query, atMost, attempt]);

  return { results, retry: () => setAttempt((last) => last + 1) };
}

async function search(query: string, atMost: number): Promise<Results> {
  try {
    const groups = await findByKind(query, atMost);
    if (groups.length > 0) return { status: 'found', query, groups };
    return { status: 'nothing', query, suggestions: await suggestNames(query) };
  } catch {
    return { status: 'failed' };
  }
}
