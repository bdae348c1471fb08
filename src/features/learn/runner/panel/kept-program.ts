/** Programs that this browser's reader has changed, one key a program: `program:/tutorials/…/bell-pair` → its text. */
export const keyOf = (file: string): string => `program:${file}`;

/** The reader's own version of a program, if this browser keeps one. */
export function keptProgram(file: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(file)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a version of a program in this browser, where that is possible; `undefined` forgets it. */
export function keepProgram(file: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(keyOf(file));
    else localStorage.setItem(keyOf(file), text);
  } catch {
    // Where nothing is kept, the changes last as long as the page.
  }
}
