import { parseFragment, serialize } from 'parse5';
import { attribute, type Element, isElement, type Node } from '#src/base/page-tree.ts';
import { round } from '#src/base/svg-path.ts';
import { type Face, outlineOf, textWidth } from '#src/charts/font.ts';

/** What a text takes from the elements round it. */
interface Style {
  size: number;
  weight: string;
  fill: string | undefined;
  anchor: string;
}

/** Letters of one style, one after the other. */
interface Run {
  text: string;
  style: Style;
}

/** Runs that begin at one point. */
interface Chunk {
  x: number;
  y: number;
  runs: Run[];
}

/**
 * A drawing whose texts are outlines, so that it looks the same where the site's fonts are not: in slides, in a paper, in
 * whatever makes a PNG of it. What they say stays beside them for programs that read (`aria-label`).
 */
export function withOutlinedText(svg: string): string {
  const root = parseFragment(svg);
  for (const child of root.childNodes) eachText(child, START, asOutlines);
  return serialize(root);
}

/**
 * Markup whose drawings' texts are as wide as they were measured (`textLength`), whatever font their reader has, so that
 * what was placed without meeting does not meet.
 */
export function withMeasuredText(html: string): string {
  const root = parseFragment(html);
  for (const child of root.childNodes) eachText(child, START, measure);
  return serialize(root);
}

function measure(element: Element, around: Style): void {
  const style = styleOf(element, around);
  const [only] = element.childNodes;
  if (element.childNodes.length === 1 && only && 'value' in only) {
    element.attrs.push(
      { name: 'textLength', value: String(round(widthOf({ text: only.value, style }))) },
      { name: 'lengthAdjust', value: 'spacingAndGlyphs' },
    );
    return;
  }
  element.childNodes = element.childNodes.map((child) =>
    'value' in child && child.value.trim() !== '' ? inTspan(child.value) : child,
  );
  for (const child of element.childNodes) if (isElement(child)) measure(child, style);
}

/** Letters that stand beside pieces of their text, as a piece of their own. */
function inTspan(letters: string): Element {
  const [piece] = parseFragment(`<svg><tspan></tspan></svg>`).childNodes.flatMap((svg) =>
    isElement(svg) ? svg.childNodes : [],
  );
  if (!piece || !isElement(piece)) throw new Error(`"${letters}" has no element`);
  const [text] = parseFragment(letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).childNodes;
  if (text) piece.childNodes = [text];
  return piece;
}

const START: Style = { size: 13, weight: '500', fill: undefined, anchor: 'start' };

/** Does something to each text of a drawing, with what it has from the elements round it. */
function eachText(node: Node, around: Style, act: (text: Element, around: Style) => void): void {
  if (!isElement(node)) return;
  if (node.tagName === 'text') act(node, around);
  else for (const child of node.childNodes) eachText(child, styleOf(node, around), act);
}

function styleOf(element: Element, around: Style): Style {
  const size = attribute(element, 'font-size');
  const isSerif = attribute(element, 'font-family')?.includes('serif');
  return {
    size: size ? Number.parseFloat(size) : around.size,
    weight: isSerif ? 'serif' : (attribute(element, 'font-weight') ?? around.weight),
    fill: attribute(element, 'fill') ?? around.fill,
    anchor: attribute(element, 'text-anchor') ?? around.anchor,
  };
}

/** Turns a text into a group of paths, one a run; what is behind its letters (`stroke`) stays on the group. */
function asOutlines(text: Element, around: Style): void {
  const style = styleOf(text, around);
  const all: Chunk[] = [];
  collect(text, style, all);
  const chunks = all.filter(({ runs }) => runs.length > 0);
  const paths = chunks.flatMap((chunk) => pathsOf(chunk, style.anchor));
  const words = chunks.map(({ runs }) => runs.map((run) => run.text).join('')).join(' ');
  const kept = text.attrs.filter(({ name }) => ['stroke', 'stroke-width', 'paint-order', 'opacity'].includes(name));
  const group = parseFragment(`<svg><g role="img">${paths.join('')}</g></svg>`).childNodes[0];
  const made = group && isElement(group) ? group.childNodes[0] : undefined;
  if (!made || !isElement(made)) throw new Error(`The text "${words}" has no outlines`);
  Object.assign(text, { tagName: 'g', nodeName: 'g', childNodes: made.childNodes });
  text.attrs = [...kept, { name: 'role', value: 'img' }, { name: 'aria-label', value: words }];
}

function collect(element: Element, style: Style, chunks: Chunk[]): void {
  const [x, y, dy] = ['x', 'y', 'dy'].map((name) => attribute(element, name));
  const last = chunks.at(-1);
  if (x !== undefined || y !== undefined || dy !== undefined || !last)
    chunks.push({
      x: Number(x ?? last?.x ?? 0),
      y: y === undefined ? (last?.y ?? 0) + Number(dy ?? 0) : Number(y),
      runs: [],
    });
  for (const child of element.childNodes) {
    if (isElement(child)) collect(child, styleOf(child, style), chunks);
    else if ('value' in child && child.value.trim() !== '') chunks.at(-1)?.runs.push({ text: child.value, style });
  }
}

const faceOf = ({ weight }: Style): Face => (weight === 'serif' ? 'serif' : Number(weight) >= 600 ? 600 : 500);

const widthOf = ({ text, style }: Run) => textWidth(text, style.size, faceOf(style));

function pathsOf({ x, y, runs }: Chunk, anchor: string): string[] {
  const width = runs.reduce((sum, run) => sum + widthOf(run), 0);
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return runs.map((run) => {
    const d = outlineOf(run.text, [round(left, 2), y], run.style.size, faceOf(run.style));
    left += widthOf(run);
    return `<path d="${d}"${run.style.fill ? ` fill="${run.style.fill}"` : ''}/>`;
  });
}
