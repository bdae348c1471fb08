import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawingFile, drawingFile } from '#src/base/drawing-file.ts';
import { remembered } from '#src/model/read-content.ts';
import { type Chart, SIZES, type Size } from './chart.ts';

/** A chart's three drawings as symbols of one file, by the names of their sizes, with the box of each. */
export function groundOf(chart: Chart): DrawingFile & { boxes: Record<Size, Box> } {
  return remembered(`ground of ${chart.id}`, () => {
    const sizes = Object.keys(SIZES) as Size[];
    const drawn = sizes.map((size) => ({ size, markup: renderToStaticMarkup(chart.draw(size, 'file')) }));
    const boxes = Object.fromEntries(drawn.map(({ size, markup }) => [size, boxOf(markup)])) as Record<Size, Box>;
    const symbols = drawn.map(({ size, markup }) => symbolIn(markup, size));
    return { ...groundFile(`chart-${chart.id}`, symbols), boxes };
  });
}

export function groundFile(name: string, symbols: readonly string[]): DrawingFile {
  const file = `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title>${symbols.join('')}</svg>`;
  return drawingFile(name, file);
}

/** A drawing (an element of `Plot`) as a symbol: with its letters, without the names of its marks. */
export function symbolOf(drawing: ReactElement, id: string): string {
  return symbolIn(renderToStaticMarkup(drawing), id);
}

function symbolIn(markup: string, id: string): string {
  const unnamed = markup.replace(/<title>[^<]*<\/title>/g, '');
  const [, attributes = ''] = /^<svg([^>]*)>/.exec(unnamed) ?? [];
  const kept = ['viewBox', 'font-family', 'font-size', 'fill'].flatMap((name) => {
    const [whole] = new RegExp(` ${name}="[^"]*"`).exec(attributes) ?? [];
    return whole ? [whole] : [];
  });
  return unnamed
    .replace(/^<svg[^>]*>/, `<symbol id="${id}" overflow="visible"${kept.join('')}>`)
    .replace(/<\/svg>$/, '</symbol>');
}

/** Of a drawing, which begins at 0 0. */
export interface Box {
  width: number;
  height: number;
}

/** @throws for what does not begin as `Plot` does. */
export function boxOf(svg: string): Box {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('A drawing of a chart begins with its viewBox at 0 0');
  return { width: Number(width), height: Number(height) };
}
