import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { colorPair } from '#src/drawings/token-colors.ts';
import { STYLES } from './write-svg.ts';

const sheet = readFileSync(join(import.meta.dirname, 'lab-drawing.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, '../../../design/tokens.css'), 'utf8');

/** What the style sheet says of a mark's paint, with the colors of the light theme; later rules win. */
function paintOf(style: string): Record<string, string> {
  const paint: Record<string, string> = {};
  postcss.parse(sheet).walkDecls(/^(fill|stroke|text-anchor|font-weight)/, ({ prop, value, parent }) => {
    const selector = parent?.type === 'rule' ? (parent as postcss.Rule).selector : '';
    if (!selector.startsWith('&') || selector.includes(':not') || !namesOf(selector).includes(style)) return;
    paint[prop] = value.replace(/var\(--color-([\w-]+)\)/, (_, name: string) => colorPair(tokens, name).light);
  });
  return paint;
}

function namesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

const long = (color: string | undefined) => color?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

describe.each(Object.entries(STYLES))('%s in a file', (style, attributes) => {
  const written = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)='([^']*)'/g)].map(([, name, value]) => [name, value]),
  );
  const page = paintOf(style);

  it.each(['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'font-weight'])(
    'has the %s of the page',
    (property) => {
      const initial = { fill: '#000000', 'stroke-width': page.stroke ? '1' : undefined }[property];
      expect(long(written[property])).toBe(long(page[property]) ?? initial);
    },
  );
});
