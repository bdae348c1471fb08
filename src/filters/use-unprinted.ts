import { useEffect, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';

/**
 * Fetches what the search looks at beside what is printed, texts by the ids of rows, and gives it to the rows as their
 * `data-identifiers`. Says whether it is there; where it does not come, the search has what is printed.
 */
export function useUnprinted(file: string | undefined): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!file) return;
    fetchJson<Readonly<Record<string, string>>>(file).then(
      (texts) => {
        for (const [id, text] of Object.entries(texts))
          document.getElementById(id)?.setAttribute('data-identifiers', text);
        setThere(true);
      },
      () => {},
    );
  }, [file]);
  return isThere;
}
