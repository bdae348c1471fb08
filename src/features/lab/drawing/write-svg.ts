import type { Circuit } from '#circuit/circuit/circuit.ts';
import { columnX, linesOf, PRINT, pictureSize } from '#src/drawings/circuit/grid.ts';
import { CORNER, type Mark, type TextMark } from '#src/drawings/circuit/mark.ts';
import { operationMarks } from '#src/drawings/circuit/operation-marks.ts';
import { PAINTS, type Paint } from '#src/drawings/circuit/paint.ts';
import { labelMarks, wireMarks } from '#src/drawings/circuit/wire-marks.ts';

/** What stands for the page's custom properties in a file, which has no theme: the light one, and fonts of readers. */
export const FILE_VALUES: Readonly<Record<string, string>> = {
  'color-ink': '#0d1e28',
  'color-ink-2': '#3a4c57',
  'color-ink-3': '#596a74',
  'color-rule-strong': '#7f8f97',
  'color-accent': '#025c79',
  'color-accent-soft': '#e1f3f8',
  'color-surface': '#ffffff',
  'color-sunken': '#edf2f4',
  'font-serif': 'STIX Two Text,Times New Roman,Times,serif',
  'font-sans': 'Instrument Sans,Helvetica,Arial,sans-serif',
};

/** A circuit as an SVG file (SVG 1.1) that needs nothing else: colors of the light theme, no style sheet, no address. */
export function writeSvg(circuit: Circuit): string {
  const { width, height } = pictureSize(PRINT, circuit);
  const lines = linesOf(circuit);
  const { columns } = circuit;
  const parts = [
    `<rect width='${width}' height='${height}' fill='#fff'/>`,
    ...labelMarks(circuit, PRINT).map(shape),
    `<g transform='translate(${PRINT.label})'>`,
    ...wireMarks({ lines, columns, first: 0, end: columns.length }, Number.POSITIVE_INFINITY, PRINT).map(shape),
    ...columns.flatMap((column, index) => [
      `<g transform='translate(${columnX(PRINT, index)})'>`,
      ...column.flatMap((operation) => operationMarks(operation, PRINT, lines)).map(shape),
      '</g>',
    ]),
    '</g>',
  ];
  const head = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' font-family='${FILE_VALUES['font-sans']}'>`;
  return `${head}${parts.join('')}</svg>\n`;
}

function attributesOf(paint: Paint): string {
  return Object.entries(paint)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}='${fileValue(value)}'`)
    .join(' ');
}

function fileValue(value: string | number): string {
  return String(value).replace(/^var\(--([\w-]+)\)$/, (_, name: string) => FILE_VALUES[name] ?? '');
}

function shape(mark: Mark): string {
  const style = attributesOf(PAINTS[mark.style]);
  switch (mark.kind) {
    case 'path':
      return `<path ${style} d='${mark.d}'/>`;
    case 'rectangle':
      return `<rect ${style} x='${mark.x}' y='${mark.y}' width='${mark.width}' height='${mark.height}' rx='${CORNER}'/>`;
    case 'circle':
      return `<circle ${style} cx='${mark.x}' cy='${mark.y}' r='${mark.radius}'/>`;
    case 'text':
      return text(mark, style);
  }
}

function text({ x, y, size, runs, isTurned }: TextMark, style: string): string {
  let risen = 0;
  const pieces = runs.map(({ text: piece, rise = 0, size: own, isItalic }) => {
    const dy = risen - rise;
    risen = rise;
    const attributes = [
      dy ? ` dy='${dy}'` : '',
      own ? ` font-size='${own}'` : '',
      isItalic ? " font-style='italic'" : '',
    ].join('');
    return `<tspan${attributes}>${escaped(piece)}</tspan>`;
  });
  const turned = isTurned ? ` transform='rotate(-90 ${x} ${y})'` : '';
  return `<text ${style} x='${x}' y='${y}' font-size='${size}'${turned}>${pieces.join('')}</text>`;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
