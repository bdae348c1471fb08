import type { Element } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { RootContent, Table } from 'mdast';
import { TEX } from '#src/model/tex-to-mathml.ts';
import { textOf } from './nodes.ts';

/** Elements of which the library knows no Markdown, or too much of it. */
export const elements: Record<string, Handle> = { math: formula, sub: lowered, sup: raised, table };

/** A table without columns that hold bars or signs alone. */
function table(state: State, node: Element): RootContent {
  const written = defaultHandlers.table(state, node);
  if (written.type !== 'table') return written;
  const isWritten = (column: number) => written.children.some(({ children }) => children[column]?.children.length);
  const kept = <Item>(items: readonly Item[]) => items.filter((_, column) => isWritten(column));
  const rows: Table['children'] = written.children.map((row) => ({ ...row, children: kept(row.children) }));
  return { ...written, align: kept(written.align ?? []), children: rows };
}

/** The TeX of a formula, which it carries until its page is finished. @throws where it carries none. */
function formula(_: State, node: Element): RootContent {
  const value = texIn(node)?.trim();
  if (!value) throw new Error(`The formula ${textOf(node)} carries no TeX; Formula.tsx makes one that does`);
  return node.properties.display === 'block' ? { type: 'math', value } : { type: 'inlineMath', value };
}

function texIn(node: Element): string | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.properties.encoding === TEX ? textOf(child) : texIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₙᵢ';
const ON_THE_LINE = '0123456789+−()ni';

/** An exponent: "10⁻⁶" where there are such letters, else "2^(n/2)"; what holds footnotes is no exponent. */
function raised(state: State, node: Element): RootContent[] {
  return shifted(state, node, RAISED, '^');
}

function lowered(state: State, node: Element): RootContent[] {
  return shifted(state, node, LOWERED, '_');
}

function shifted(state: State, node: Element, letters: string, sign: string): RootContent[] {
  const children = state.all(node) as RootContent[];
  if (children.some(({ type }) => type !== 'text')) return children;
  const words = textOf(node);
  // Texts with exponents bring "^(" and ")" for those who hear them.
  if (words.startsWith(`${sign}(`)) return [{ type: 'text', value: words }];
  const places = [...words].map((letter) => ON_THE_LINE.indexOf(letter));
  if (places.every((place) => place >= 0)) {
    return [{ type: 'text', value: places.map((place) => [...letters][place]).join('') }];
  }
  return [{ type: 'text', value: words.length === 1 ? `${sign}${words}` : `${sign}(${words})` }];
}
