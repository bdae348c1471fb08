import { parseFragment } from 'parse5';
import { attribute, type Element, isElement, type Node } from '#src/base/page-tree.ts';
import { type Face, textWidth } from '#src/charts/font.ts';
import { type Box, labelBox, meets } from '#src/charts/place-labels.ts';

interface TextBox {
  text: string;
  box: Box;
}

interface Style {
  size: number;
  weight: string;
  anchor: string;
  /** How far it is moved. */
  dx: number;
  dy: number;
}

const START: Style = { size: 13, weight: '500', anchor: 'start', dx: 0, dy: 0 };

/** The room that each line of text in a drawing takes, by the measures of the site's own font. */
export function textBoxes(svg: string): TextBox[] {
  const boxes: TextBox[] = [];
  for (const child of parseFragment(svg).childNodes) collect(child, START, boxes);
  return boxes;
}

/** Pairs of texts that are printed over each other, and texts that leave the drawing at its sides. */
export function textFaults(svg: string): string[] {
  const boxes = textBoxes(svg);
  const width = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1]);
  const meeting = boxes.flatMap(({ text, box }, index) =>
    boxes.slice(index + 1).flatMap((other) => (meets(inner(box), inner(other.box)) ? [`${text} × ${other.text}`] : [])),
  );
  const outside = boxes.filter(({ box }) => inner(box).left < -0.5 || inner(box).right > width + 0.5);
  return [...meeting, ...outside.map(({ text }) => `${text} leaves the drawing`)];
}

/** Without the rim that keeps labels apart. */
const inner = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 2,
  top: top + 2,
  right: right - 2,
  bottom: bottom - 2,
});

function collect(node: Node, around: Style, boxes: TextBox[]): void {
  if (!isElement(node)) return;
  const style = styleOf(node, around);
  if (node.tagName === 'text') boxes.push(...linesOf(node, style));
  else for (const child of node.childNodes) collect(child, style, boxes);
}

function styleOf(element: Element, around: Style): Style {
  const moved = /^translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(attribute(element, 'transform') ?? '');
  const [x = 0, y = 0] = moved ? moved.slice(1).map(Number) : [];
  return {
    size: Number(attribute(element, 'font-size') ?? around.size),
    weight: attribute(element, 'font-weight') ?? around.weight,
    anchor: attribute(element, 'text-anchor') ?? around.anchor,
    dx: around.dx + x,
    dy: around.dy + y,
  };
}

interface Line {
  x: number;
  y: number;
  text: string;
  width: number;
}

/** A part of a text that has a place of its own begins a line. */
function linesOf(element: Element, style: Style): TextBox[] {
  const lines: Line[] = [];
  read(element, style, lines);
  return lines
    .filter(({ text }) => text.trim() !== '')
    .map(({ x, y, text, width }) => ({
      text,
      box: labelBox(
        { x: x + style.dx, y: y + style.dy, anchor: style.anchor as 'start' | 'middle' | 'end' },
        width,
        style.size,
      ),
    }));
}

function read(element: Element, around: Style, lines: Line[]): void {
  const style = styleOf(element, around);
  const [x, y, dy] = ['x', 'y', 'dy'].map((name) => attribute(element, name));
  const last = lines.at(-1);
  if (!last || x !== undefined || y !== undefined || dy !== undefined)
    lines.push({
      x: Number(x ?? last?.x ?? 0),
      y: Number(y ?? last?.y ?? 0) + Number(dy ?? 0),
      text: '',
      width: 0,
    });
  for (const child of element.childNodes) {
    if (isElement(child)) read(child, style, lines);
    else if ('value' in child) {
      const line = lines.at(-1);
      if (!line) continue;
      line.text += child.value;
      line.width += textWidth(child.value, style.size, faceOf(style));
    }
  }
}

const faceOf = ({ weight }: Style): Face => (weight === 'serif' ? 'serif' : Number(weight) >= 600 ? 600 : 500);
