import type { Circuit } from '#circuit/circuit/circuit.ts';
import { CORNER, type Mark, type MarkStyle, type TextMark } from './mark.ts';
import { columnsWidth, columnX, linesOf, PRINT, pictureHeight } from './metrics.ts';
import { operationMarks } from './operation-marks.ts';
import { labelMarks, wireMarks } from './wire-marks.ts';

/** The light theme's colors, since a file has no theme. */
const INK = '#0d1e28';
const SOFT_INK = '#3a4c57';
const QUIET = '#596a74';
const RULE = '#7f8f97';
const ACCENT = '#025c79';
const SANS = "font-family='Instrument Sans,Helvetica,Arial,sans-serif'";
const SERIF = "font-family='STIX Two Text,Times New Roman,Times,serif' font-weight='500'";

const line = (color: string, width: number) => `fill='none' stroke='${color}' stroke-width='${width}'`;
const plate = (fill: string, color: string) => `fill='${fill}' stroke='${color}' stroke-width='1.3'`;

/** As `lab-drawing.css` has them; a test compares the two. */
export const STYLES: Readonly<Record<MarkStyle, string>> = {
  'lab-plate': plate('#fff', SOFT_INK),
  'lab-plate-sunken': plate('#edf2f4', SOFT_INK),
  'lab-plate-block': plate('#e1f3f8', ACCENT),
  'lab-lid': line(ACCENT, 1),
  'lab-disc': `fill='${INK}'`,
  'lab-ring': `fill='#fff' stroke='${INK}' stroke-width='1.4'`,
  'lab-not': `fill='#fff' stroke='${INK}' stroke-width='1.4'`,
  'lab-stroke': line(INK, 1.4),
  'lab-cross': line(INK, 1.7),
  'lab-barrier': `${line(QUIET, 1.4)} stroke-dasharray='3 3'`,
  'lab-dial': `${line(INK, 1.4)} stroke-linecap='round'`,
  'lab-link': line(INK, 1.4),
  'lab-double': line(QUIET, 1),
  'lab-arrow': `fill='${QUIET}'`,
  'lab-wire': line(SOFT_INK, 1.25),
  'lab-wire-after': line(RULE, 1),
  'lab-bit-line': line(RULE, 1),
  'lab-tick': line(RULE, 1),
  'lab-letter': `${SERIF} fill='${INK}' text-anchor='middle'`,
  'lab-angle': `${SANS} fill='${SOFT_INK}' font-weight='500' text-anchor='middle'`,
  'lab-port': `${SANS} fill='${SOFT_INK}' font-weight='500' text-anchor='middle'`,
  'lab-name': `${SANS} fill='${SOFT_INK}'`,
  'lab-ket': `${SERIF} fill='${INK}' text-anchor='end'`,
};

/** Width and height of the picture in pixels. */
export function pictureSize(circuit: Circuit): { width: number; height: number } {
  return {
    width: PRINT.label + columnsWidth(PRINT, circuit.columns.length),
    height: pictureHeight(PRINT, linesOf(circuit)),
  };
}

/** A circuit as an SVG file (SVG 1.1) that needs nothing else: colors of the light theme, no style sheet, no address. */
export function writeSvg(circuit: Circuit): string {
  const { width, height } = pictureSize(circuit);
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
  const head = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>`;
  return `${head}${parts.join('')}</svg>\n`;
}

function shape(mark: Mark): string {
  const style = STYLES[mark.style];
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
