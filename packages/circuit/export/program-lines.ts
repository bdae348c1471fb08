import { plainName } from './identifiers.ts';

/** Lines one step further in; empty ones stay empty. */
export function indented(lines: readonly string[], by = '    '): string[] {
  return lines.map((line) => (line === '' ? line : by + line));
}

/** Whether no line is a statement. */
export const isEmpty = (lines: readonly string[]) => lines.every((line) => line.startsWith('#'));

/** The lines of a block of Python, which wants a statement in it. */
export function pythonBlock(lines: readonly string[], idle = 'pass'): string[] {
  return indented(isEmpty(lines) ? [...lines, idle] : lines);
}

/** A number or a name, or several in brackets. */
export const listed = (items: readonly string[]) => (items.length === 1 ? `${items[0]}` : `[${items.join(', ')}]`);

/** Names of wires or bits that are not what the program calls them: `q[1] is alice`. */
export function namesNote(names: readonly string[], called: (index: number) => string): string[] {
  const others = names.flatMap((name, index) => {
    const plain = plainName(name);
    return [name, plain, `${plain}[0]`].includes(called(index)) ? [] : [`${called(index)} is ${name}`];
  });
  return others.length === 0 ? [] : [`${others.join(', ')}.`];
}

/** Names of parameters or wires as given, or with the identifiers that stand for them. */
export function spellingOf(names: readonly string[], identifiers: readonly string[]): (name: string) => string {
  const known = new Map(names.map((name, index) => [name, identifiers[index] ?? name]));
  return (name) => known.get(name) ?? name;
}
