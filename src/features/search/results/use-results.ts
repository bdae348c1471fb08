import { useEffect, useState } from 'react';
import { ask } from '../client.ts';
import type { Found, FoundGroup } from '../find.ts';

export type Results =
  | { status: 'empty' }
  | { status: 'searching' }
  | {
      status: 'found';
      query: string;
      best: readonly Found[];
      groups: readonly FoundGroup[];
      /** False while only the names have answered. */
      isWhole: boolean;
    }
  | { status: 'nothing'; query: string; suggestions: readonly string[] }
  | { status: 'failed' };

interface Wanted {
  best: number;
  ofEachKind: number;
}

/** The results of a query. The last ones stay until new ones are there. */
export function useResults(query: string, { best, ofEachKind }: Wanted): { results: Results; retry: () => void } {
  const [results, setResults] = useState<Results>({ status: 'empty' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same question again
  useEffect(() => {
    if (!query) {
      setResults({ status: 'empty' });
      return;
    }
    setResults((last) => (last.status === 'found' ? last : { status: 'searching' }));
    return ask({ query, best, ofEachKind }, (reply) => {
      if (reply.stage === 'failed') setResults({ status: 'failed' });
      else if (reply.answer.best.length > 0) {
        setResults({ ...reply.answer, status: 'found', query, isWhole: reply.stage === 'whole' });
      } else if (reply.stage === 'whole') {
        setResults({ status: 'nothing', query, suggestions: reply.answer.suggestions });
      }
    });
  }, [query, best, ofEachKind, attempt]);

  return { results, retry: () => setAttempt((last) => last + 1) };
}
