/** Capitals and the shape of apostrophes make no difference. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll(/[’‘']/g, '’');

/** The name that somebody means: the same, else the shortest that begins so, else the shortest that has it within. */
export function findName(typed: string, names: readonly string[]): string | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const known = names.map((name) => ({ name, text: plain(name) })).sort((a, b) => a.text.length - b.text.length);
  const found =
    known.find(({ text }) => text === wanted) ??
    known.find(({ text }) => text.startsWith(wanted)) ??
    known.find(({ text }) => text.includes(wanted));
  return found?.name;
}

/** What was typed, as a sentence of ours repeats it: an address may hold a long text, and would speak through the page. */
export function shortened(typed: string): string {
  return typed.trim().slice(0, 60);
}
