import { diffArrays } from 'diff';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { same } from './same.ts';
import { writtenPair, writtenValue } from './write-yaml.ts';

/** A piece of the text and what stands in its place. Offsets are of the text as it was. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

type BlockPair = Pair<Scalar, Node | null>;

/**
 * The text of a YAML file that holds `next`, with everything else as it was: comments, order, quotes, folds. Only the
 * places where the value differs are written anew; a library that prints the whole document again would reformat it.
 * @throws Error where the text is no YAML.
 */
export function editYaml(text: string, next: unknown): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  if (same(document.toJS(), next)) return text;
  const edits: Edit[] = [];
  change(document.contents, next, [], { text, edits, isFlow: false });
  return edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((done, { from, to, text: put }) => done.slice(0, from) + put + done.slice(to), text);
}

interface Place {
  readonly text: string;
  readonly edits: Edit[];
  readonly isFlow: boolean;
}

function change(node: Node | null, next: unknown, path: readonly string[], place: Place): void {
  if (isMap(node) && isPlainObject(next) && !node.flow) {
    changeMap(node as YAMLMap<Scalar, Node | null>, next, path, place);
  } else if (isSeq(node) && Array.isArray(next) && !node.flow && next.length > 0) {
    changeSequence(node as YAMLSeq<Node>, next, path, place);
  } else replace(node, next, path, place);
}

/** Puts a value in the place of another within its line, or, if one of them takes several lines, below its key. */
function replace(node: Node | null, next: unknown, path: readonly string[], { text, edits }: Place): void {
  const [from, to] = rangeOf(node);
  const indent = indentAt(text, from);
  const put = writtenValue(next, path, { indent, like: isScalar(node) ? node : undefined, isFlow: isFlow(node) });
  const endsLine = text.slice(from, to).endsWith('\n');
  edits.push({ from, to, text: endsLine ? `${put.trimEnd()}\n` : put });
}

function changeMap(
  map: YAMLMap<Scalar, Node | null>,
  next: Record<string, unknown>,
  path: readonly string[],
  place: Place,
): void {
  const { text, edits } = place;
  const pairs = map.items;
  const first = pairs[0];
  if (!first || !pairs.some(({ key }) => String(key.value) in next)) {
    replaceBlock(map, next, path, place);
    return;
  }
  const indent = columnOf(text, rangeOf(first.key)[0]);
  const known = new Map(pairs.map((pair) => [String(pair.key.value), pair]));
  let before: BlockPair | undefined;
  const added = new Map<BlockPair | undefined, string[]>();
  for (const [key, value] of Object.entries(next)) {
    const pair = known.get(key);
    if (pair) before = pair;
    else added.set(before, [...(added.get(before) ?? []), writtenPair(key, value, path, indent)]);
  }
  for (const [after, written] of added) {
    const put = written.join(`\n${' '.repeat(indent)}`);
    if (after) edits.push(insertedLine(text, endOfPair(after), `${' '.repeat(indent)}${put}`));
    else {
      const at = rangeOf(first.key)[0];
      edits.push({ from: at, to: at, text: `${put}\n${' '.repeat(indent)}` });
    }
  }
  pairs.forEach((pair, index) => {
    const key = String(pair.key.value);
    const value = next[key];
    if (!(key in next)) edits.push(removedPair(text, pairs, index));
    else if (!same(pair.value?.toJSON() ?? null, value)) changePair(pair, value, [...path, key], indent, place);
  });
}

/** What was one scalar or one flow collection and still fits there is changed there; what changes its shape is written anew. */
function changePair(pair: BlockPair, next: unknown, path: readonly string[], indent: number, place: Place): void {
  const { value } = pair;
  const stays =
    (isMap(value) && isPlainObject(next)) ||
    (isSeq(value) && Array.isArray(next) && next.length > 0) ||
    (isScalar(value) &&
      (next === null || typeof next !== 'object') &&
      value.range !== undefined &&
      value.source !== '');
  if (stays) {
    change(value, next, path, place);
    return;
  }
  const [from] = rangeOf(pair.key);
  const key = String(pair.key.value);
  place.edits.push({ from, to: endOfPair(pair), text: writtenPair(key, next, path.slice(0, -1), indent) });
}

function changeSequence(
  sequence: YAMLSeq<Node>,
  next: readonly unknown[],
  path: readonly string[],
  place: Place,
): void {
  const { text, edits } = place;
  const items = sequence.items;
  const firstItem = items[0];
  if (!firstItem) {
    replace(sequence, next, path, place);
    return;
  }
  const indent = columnOf(text, dashOf(text, firstItem));
  const write = (value: unknown) =>
    `${' '.repeat(indent)}- ${writtenValue(value, path, { indent: indent + 2, inSequence: true })}`;
  const was = items.map((item) => item.toJSON() as unknown);
  let at = 0;
  const steps = diffArrays(was, [...next], { comparator: same });
  for (let step = 0; step < steps.length; step += 1) {
    const { added = false, removed = false, value } = steps[step] ?? { value: [] };
    if (!added && !removed) {
      at += value.length;
      continue;
    }
    const following = steps[step + 1];
    const come = added ? value : following?.added ? following.value : [];
    const go = removed ? value.length : 0;
    if (removed && following?.added) step += 1;
    const changed = Math.min(go, come.length);
    for (let k = 0; k < changed; k += 1) changeItem(items[at + k] as Node, come[k], path, indent, place);
    for (let k = changed; k < go; k += 1)
      edits.push(removedLines(text, dashOf(text, items[at + k] as Node), endOf(items[at + k] as Node)));
    const rest = come.slice(changed).map(write).join('\n');
    if (rest) {
      const previous = items[at + changed - 1];
      if (previous) edits.push(insertedLine(text, endOf(previous), rest));
      else {
        const from = startOfLine(text, dashOf(text, firstItem));
        edits.push({ from, to: from, text: `${rest}\n` });
      }
    }
    at += go;
  }
}

function changeItem(item: Node, next: unknown, path: readonly string[], indent: number, place: Place): void {
  const sameShape =
    (isMap(item) && isPlainObject(next)) ||
    (isSeq(item) && Array.isArray(next)) ||
    (isScalar(item) && typeof next !== 'object');
  if (sameShape) {
    change(item, next, path, place);
    return;
  }
  const put = writtenValue(next, path, { indent: indent + 2, inSequence: true });
  place.edits.push({ from: rangeOf(item)[0], to: endOf(item), text: put });
}

function replaceBlock(map: YAMLMap, next: unknown, path: readonly string[], { text, edits }: Place): void {
  const [from] = rangeOf(map);
  const put = writtenValue(next, path, { indent: columnOf(text, from), inSequence: true });
  edits.push({ from, to: endOf(map), text: put });
}

function removedPair(text: string, pairs: readonly BlockPair[], index: number): Edit {
  const pair = pairs[index] as BlockPair;
  const [from] = rangeOf(pair.key);
  const following = pairs[index + 1];
  // The first of an item of a list stands behind the dash.
  const standsAlone = text.slice(startOfLine(text, from), from).trim() === '';
  if (!standsAlone && following) return { from, to: rangeOf(following.key)[0], text: '' };
  return removedLines(text, from, endOfPair(pair));
}

function removedLines(text: string, from: number, to: number): Edit {
  const end = text.indexOf('\n', Math.max(from, to - (text[to - 1] === '\n' ? 1 : 0)));
  return { from: startOfLine(text, from), to: end < 0 ? text.length : end + 1, text: '' };
}

function insertedLine(text: string, after: number, line: string): Edit {
  if (text[after - 1] === '\n') return { from: after, to: after, text: `${line}\n` };
  const end = text.indexOf('\n', after);
  const at = end < 0 ? text.length : end;
  return { from: at, to: at, text: `\n${line}` };
}

function rangeOf(node: Node | null | undefined): [from: number, to: number] {
  if (!node?.range) throw new Error('A value of the file has no place in it');
  return [node.range[0], node.range[1]];
}

function endOfPair({ key, value }: BlockPair): number {
  // "key:" without a value has its place right behind the colon.
  return value ? endOf(value) : rangeOf(key)[1] + 1;
}

/** Where the last character of a value is; a block collection's own range reaches over the comments after it. */
function endOf(node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last = node.items.at(-1) as Node | Pair<Node, Node | null> | undefined;
    if (last && 'key' in last) return endOfPair(last as BlockPair);
    if (last) return endOf(last as Node);
  }
  return rangeOf(node)[1];
}

/** Where the dash before an item is. */
function dashOf(text: string, item: Node): number {
  return text.lastIndexOf('-', rangeOf(item)[0] - 1);
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function columnOf(text: string, offset: number): number {
  return offset - startOfLine(text, offset);
}

/** How far the line of this offset is indented, its dashes included. */
function indentAt(text: string, offset: number): number {
  return /^[ -]*/.exec(text.slice(startOfLine(text, offset), offset))?.[0].length ?? 0;
}

function isFlow(node: Node | null): boolean {
  return isCollection(node) && node.flow === true;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
