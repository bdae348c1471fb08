import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { searching } from '../steps-needed.ts';
import { agreement, agreementOfFixedCards } from './entangled-pair.ts';
import { digits, goodForScene } from './GoodForScene.tsx';
import { firstState, moved, pressed, type SceneMachine, sentenceOf } from './machine.ts';
import { readTwice } from './ReadingScene.tsx';
import { machines } from './Scene.island.tsx';

const { items } = pageOf('what-is-quantum').scenes;
const wordsOf = (id: (typeof items)[number]['id']) =>
  items.find((item) => item.id === id)?.says.map(({ text }) => text) ?? [];
const degrees = (angle: number) => (angle * Math.PI) / 180;

/** Everything that a picture says or is set to, at every place of its slider and for each kind of setting. */
function textsOf(machine: SceneMachine): string[] {
  const { min = 0, max, step } = machine.slider;
  const values = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
  return ([0, 1, 2] as const).flatMap((sentence) =>
    values.flatMap((value) => {
      const state = moved(machine, pressed(machine, firstState(machine), sentence), value);
      return [machine.title(state), machine.slider.text(state)];
    }),
  );
}

it('R41.1: the six scenes are those of the design, in its order', () => {
  expect(items.map(({ id }) => id)).toEqual(['coin', 'wave', 'two-slits', 'reading', 'pair', 'good-for']);
});

it('R41.3: no word of a scene needs mathematics, at any place of its slider', () => {
  const symbols = /[α-ωΑ-Ω|⟨⟩√²ⁿ^=πλ]|amplitude|probabilit|complex/;
  for (const { id, title, says } of items) {
    const words = [
      title,
      ...says.flatMap(({ name, text }) => [name, text]),
      machines[id].label,
      ...textsOf(machines[id]),
    ];
    expect(words.filter((text) => symbols.test(text))).toEqual([]);
    // A title has two lines on a phone.
    expect(words.filter((text) => text.length > 72 && textsOf(machines[id]).includes(text))).toEqual([]);
  }
});

it('R41.4: each sentence sets a state that is its own, and its picture begins with the first', () => {
  for (const machine of Object.values(machines)) {
    expect(sentenceOf(machine, firstState(machine))).toBe(0);
    for (const sentence of [0, 1, 2] as const)
      expect(sentenceOf(machine, pressed(machine, firstState(machine), sentence))).toBe(sentence);
  }
});

it('R41.2: a reading that is repeated at once gives the same', () => {
  for (const draw of [0, 1, 2])
    for (const [first, second] of readTwice({ kind: 2, value: 30, draw })) expect(second).toBe(first);
});

it('R41.2: the numbers of the sentences are those of the pictures', () => {
  const [, turned = ''] = wordsOf('pair');
  expect(turned).toContain(`${Math.round(100 * agreement(degrees(45)))} of 100 pairs`);
  expect(turned).toContain(`reach ${Math.round(100 * agreementOfFixedCards(degrees(45)))}`);
  const [, search = '', patterns = ''] = wordsOf('good-for');
  expect(search).toContain(`${Math.round(2 ** searching.quantum(20))} rounds`);
  const title = goodForScene.title(pressed(goodForScene, firstState(goodForScene), 2));
  const [size, usual, quantum] = title.match(/\d+/g) ?? [];
  expect(patterns).toMatch(new RegExp(`${size} digits.* ${usual} digits.* ${quantum}\\.`));
  expect(digits(Math.log2(1000))).toBe(4);
});
