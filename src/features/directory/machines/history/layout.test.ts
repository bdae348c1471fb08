import { expect, it } from 'vitest';
import { textWidth } from '#src/charts/font.ts';
import { type Box, labelBox, meets } from '#src/charts/place-labels.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { historiesOf } from './history.ts';
import { layoutOf, stepPath, WIDTH } from './layout.ts';
import { promisedLabel } from './words.ts';

const texts = pageOf('machines').history;
const layouts = entriesOf('machines')
  .flatMap(historiesOf)
  .map((history) => ({
    id: history.figure.id,
    layout: layoutOf(history, (promised) => promisedLabel(promised, texts)),
  }));

it('R58.2: a value holds until the next, then the line goes straight to it', () => {
  expect(
    stepPath([
      [0, 10],
      [5, 20],
      [9, 15],
    ]),
  ).toEqual([
    [0, 10],
    [5, 10],
    [5, 20],
    [9, 20],
    [9, 15],
  ]);
  expect(stepPath([[0, 10]])).toEqual([[0, 10]]);
});

it('R58.4: no two texts of a drawing meet, and none leaves it', () => {
  for (const { id, layout } of layouts) {
    const { plot, series, promised, levels } = layout;
    const boxes: Box[] = [
      ...promised.flatMap(({ label }) => label ?? []),
      ...series.flatMap(({ labels }) => labels),
    ].map(({ text, at }) => labelBox(at, textWidth(text, plot.fontSize, 600), plot.fontSize));
    for (const box of boxes) expect(box.left >= 0 && box.right <= WIDTH + 4 && box.top >= 0, id).toBe(true);
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(meets(box, other), id).toBe(false);
    });
    for (const { text } of levels) expect(textWidth(text, plot.fontSize, 600), id).toBeLessThan(plot.left - 6);
  }
});

it('R58.3: every promise that is drawn says its outcome', () => {
  const promised = layouts.flatMap(({ layout }) => layout.promised);
  expect(promised.length).toBeGreaterThan(8);
  for (const { id, label } of promised) expect(label, id).toBeDefined();
});
