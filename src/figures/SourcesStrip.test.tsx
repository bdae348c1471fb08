import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allFigures } from '#src/model/figures.ts';
import { SourcesStrip } from './SourcesStrip.tsx';

const text = '{carrying} of {count}. Most rest on:';
const [figure] = allFigures();
if (!figure) throw new Error('there is no figure');
const sources = [
  { id: 'one', title: 'One', url: 'https://one.example' },
  { id: 'two', title: 'Two', url: 'https://two.example' },
  { id: 'three', title: 'Three', url: 'https://three.example' },
  { id: 'own', title: 'Our own search', url: '/changes#search' },
];

it('R34.8: a work has a bar as high as the figures that rest on it; those without any have none', () => {
  const figures = new Map([
    ['one', [figure]],
    ['two', [figure, figure]],
    ['own', [figure, figure, figure]],
  ]);
  const html = renderToStaticMarkup(<SourcesStrip text={text} sources={sources} figures={figures} />);
  expect(html).toContain('2 of 3. Most rest on:');
  expect(html).toContain('M0 100v-100h4v100m1 0v-50h4v50');
});

it('R24.19: the works that carry most are named with their numbers, and lead to their rows', () => {
  const figures = new Map(sources.map(({ id }, index) => [id, Array.from({ length: index + 1 }, () => figure)]));
  const html = renderToStaticMarkup(<SourcesStrip text={text} sources={sources} figures={figures} />);
  expect([...html.matchAll(/<b[^>]*>(\d)<\/b> <a href="#(\w+)">/g)].map(([, count, id]) => `${count} ${id}`)).toEqual([
    '3 three',
    '2 two',
    '1 one',
  ]);
});

it('R34.8: where no figure rests on a work, nothing is drawn', () => {
  expect(renderToStaticMarkup(<SourcesStrip text={text} sources={sources} figures={new Map()} />)).toBe('');
});
