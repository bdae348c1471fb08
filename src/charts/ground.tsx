import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Chart, SIZES, type Size } from './chart.ts';

/** A drawing as a file that pages use, so that none carries its paths; it takes its colors from the page. */
export interface GroundFile {
  readonly name: string;
  readonly file: string;
  /** Of the content. It is part of the address, so that the file can be kept for ever. */
  readonly hash: string;
}

const known = new WeakMap<Chart, GroundFile>();

/** A chart's three drawings as symbols of one file, by the names of their sizes. */
export function groundOf(chart: Chart): GroundFile {
  const built = known.get(chart);
  if (built) return built;
  const sizes = Object.keys(SIZES) as Size[];
  const file = groundFile(
    `chart-${chart.id}`,
    sizes.map((size) => symbolOf(chart.draw(size, 'file'), size)),
  );
  known.set(chart, file);
  return file;
}

export function groundFile(name: string, symbols: readonly string[]): GroundFile {
  const file = `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title>${symbols.join('')}</svg>`;
  return { name, file, hash: createHash('sha256').update(file).digest('hex').slice(0, 8) };
}

/** What `<use href>` names. */
export function groundUrl({ name, hash }: GroundFile, symbol: string): string {
  return `/drawings/${name}.${hash}.svg#${symbol}`;
}

/** A drawing (an element of `Plot`) as a symbol: with its letters, without the names of its marks. */
export function symbolOf(drawing: ReactElement, id: string): string {
  const markup = renderToStaticMarkup(drawing).replace(/<title>[^<]*<\/title>/g, '');
  const [, attributes = ''] = /^<svg([^>]*)>/.exec(markup) ?? [];
  const kept = ['viewBox', 'font-family', 'font-size', 'fill'].flatMap((name) => {
    const [whole] = new RegExp(` ${name}="[^"]*"`).exec(attributes) ?? [];
    return whole ? [whole] : [];
  });
  return markup
    .replace(/^<svg[^>]*>/, `<symbol id="${id}" overflow="visible"${kept.join('')}>`)
    .replace(/<\/svg>$/, '</symbol>');
}
