import { useLayoutEffect, useRef, useState } from 'react';

/** What the reader has in the editor. */
interface Version {
  text: string;
  /** It differs from what is published. */
  isChanged: boolean;
}

/**
 * The program as it is: as published until the reader edits it, and from then on the reader's version, which this
 * browser keeps. The published text is read from the listing, which is in the page already.
 */
export function useEditedProgram(file: string) {
  const listing = useRef<HTMLDivElement>(null);
  const [version, setVersion] = useState<Version>();
  const published = () => listing.current?.querySelector('code')?.textContent ?? '';
  // Before the first paint: a version from an earlier visit takes the place of the listing at once.
  useLayoutEffect(() => {
    const text = keptProgram(file);
    if (text !== undefined) setVersion({ text, isChanged: true });
  }, [file]);
  const change = (text: string) => {
    const isChanged = text !== published();
    setVersion({ text, isChanged });
    keepProgram(file, isChanged ? text : undefined);
  };
  const reset = () => {
    setVersion(undefined);
    keepProgram(file, undefined);
  };
  return { listing, version, source: () => version?.text ?? published(), change, reset };
}

/** Programs that this browser's reader has changed, one key a program: `program:/tutorials/…/bell-pair` → its text. */
export const keyOf = (file: string): string => `program:${file}`;

/** The reader's own version of a program, if this browser keeps one. */
function keptProgram(file: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(file)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a version of a program in this browser, where that is possible; `undefined` forgets it. */
function keepProgram(file: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(file));
    else localStorage.setItem(keyOf(file), text);
  } catch {
    // Where nothing is kept, the changes last as long as the page.
  }
}
