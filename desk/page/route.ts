import { useSyncExternalStore } from 'react';

/** What the page shows, from the part of the address after "#". */
export type Route =
  | { shows: 'kind'; kind: string }
  | { shows: 'entry'; file: string }
  | { shows: 'find'; query: string }
  | { shows: 'due' }
  | { shows: 'unproven' }
  | { shows: 'changes' };

export const links = {
  kind: (kind: string) => `#/kind/${kind}`,
  entry: (file: string) => `#/entry/${file}`,
  find: (query: string) => `#/find/${encodeURIComponent(query)}`,
  due: '#/due',
  unproven: '#/unproven',
  changes: '#/changes',
};

export function useRoute(): Route {
  return routeOf(
    useSyncExternalStore(
      (changed) => {
        addEventListener('hashchange', changed);
        return () => removeEventListener('hashchange', changed);
      },
      () => location.hash,
    ),
  );
}

function routeOf(hash: string): Route {
  const [, shows = '', rest = ''] = /^#\/([a-z]+)\/?(.*)$/.exec(hash) ?? [];
  if (shows === 'entry') return { shows, file: rest };
  if (shows === 'find') return { shows, query: decodeURIComponent(rest) };
  if (shows === 'due' || shows === 'unproven' || shows === 'changes') return { shows };
  return { shows: 'kind', kind: rest || 'companies' };
}
