import { expect, it } from 'vitest';
import { allFigures, type Figure, sourcesOf } from '#src/model/figures.ts';
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

it('gives a card to each figure that is shown, in the order of appearance, and to no other', () => {
  const [late, early] = [references.face(first.id), references.face(second.id)];
  references.face('companies/ionq/employees');
  const body = references.number(`${early.card} ${late.card} ${early.card}`);
  expect(body.html).toBe('f1 f2 f1');
  expect(body.cards.map(({ id, figure }) => [id, figure.id])).toEqual([
    ['f1', second.id],
    ['f2', first.id],
  ]);
  expect(body.cards[1]?.numbers.get(workOf(first).id)).toBe(3);
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
