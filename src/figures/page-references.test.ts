import { expect, it } from 'vitest';
import { allFigures, type Figure, sourcesOf } from '#src/model/figures.ts';
import { rowOf } from './figure-addresses.ts';
import { PageReferences } from './page-references.ts';

const own = { title: 'Own', publisher: 'Hub', url: 'https://hub.example/own' };
const references = new PageReferences({ asOf: '2026-11', sources: [own] });

/** Two figures that rest on one work each, and not on the same. */
const workOf = (figure: Figure) => figure.values[0].source;
const [first, second] = twoFigures();

it('numbers the works of a body in the order of appearance, after the page’s own', () => {
  const [early] = references.numbered([workOf(second).id]);
  const late = references.face(first.id);
  const again = references.face(second.id);
  const body = references.number(`${early?.number} ${late.number} ${again.number}`);
  expect(body.html).toBe('2 3 2');
  expect(body.sources.map(({ url }) => url)).toEqual([own.url, workOf(second).url, workOf(first).url]);
});

it('leads to the row of each figure that is shown, and lists all its works after those that are cited', () => {
  const figure = allFigures().find((each) => sourcesOf(each).length > 1);
  if (!figure) throw new Error('the content has no figure with two works');
  references.face('companies/ionq/employees');
  const { row, number } = references.face(figure.id);
  const body = references.number(`${row} ${number}`);
  expect(body.html).toBe(`${rowOf(figure)} 2`);
  const urls = sourcesOf(figure).map(({ url }) => url);
  expect(new Set(body.sources.map(({ url }) => url))).toEqual(new Set([own.url, ...urls]));
});

it('takes a page’s own work for the same one that a figure rests on', () => {
  const { title, publisher, url } = workOf(first);
  const one = new PageReferences({ asOf: '2026-11', sources: [own, { title, publisher, url }] });
  expect(one.number(one.face(first.id).number)).toMatchObject({ html: '2', sources: { length: 2 } });
});

it('lists the works of an entry that names them by their ids', () => {
  const entry = new PageReferences({
    asOf: '2026-11',
    sources: [workOf(first).id, { source: workOf(second).id, at: 'p. 1' }],
  });
  expect(entry.number('').sources.map(({ url }) => url)).toEqual([workOf(first).url, workOf(second).url]);
});

function twoFigures(): [Figure, Figure] {
  const single = allFigures().filter((figure) => sourcesOf(figure).length === 1);
  const [one] = single;
  const other = single.find((figure) => one && workOf(figure).url !== workOf(one).url);
  if (!one || !other) throw new Error('the content has no two such figures');
  return [one, other];
}
