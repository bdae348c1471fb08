import { useCallback, useEffect, useState } from 'react';
import type { ComparisonData } from './comparison-data.ts';

/** The address's query while it asks for a comparison; changing it adds to the history, so that "back" leads to the list. */
export function useComparedQuery() {
  const [query, setQuery] = useState<string>();
  const read = useCallback(() => setQuery(asksForComparison() ? location.search : undefined), []);

  useEffect(() => {
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [read]);

  const show = useCallback(
    (ids: readonly string[]) => {
      history.pushState(history.state, '', addressOf(ids));
      read();
    },
    [read],
  );

  return { query, show };
}

const asksForComparison = () => new URLSearchParams(location.search).has('compare');

/** The page's address with these in its query, commas as they are, and without a fragment; none leads to the list. */
function addressOf(ids: readonly string[]): string {
  const parameters = new URLSearchParams(location.search);
  parameters.delete('compare');
  const query = [parameters.toString(), ids.length > 0 ? `compare=${ids.map(encodeURIComponent).join(',')}` : ''];
  const search = query.filter(Boolean).join('&');
  return location.pathname + (search ? `?${search}` : '');
}

/** What comparisons need, fetched when it is first wanted; a second try after a failure. */
export function useComparisonData(address: string, isWanted: boolean) {
  const [data, setData] = useState<ComparisonData>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
      .then(setData, () => setFailed(true));
  }, [address]);

  useEffect(() => {
    if (isWanted && !data) load();
  }, [isWanted, data, load]);

  return { data, hasFailed, load };
}
