import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { arrowPicture, arrowPictures } from './pictures.tsx';

/** What needs to be explained before it may be used: Greek letters, kets, roots, formulas, and the word for an arrow. */
const NOT_YET = /[\u0370-\u03ff]|[|⟨⟩√]|amplitude|radian|vector|<M\b|<Formula\b|\\[a-z]/iu;
const FOLDER = 'content/tutorials/arrows-that-add';
const steps = readdirSync(FOLDER).filter((file) => file.endsWith('.mdx'));

it('R44.2: steps 1 to 7, with their questions, use no Greek letter, no ket, no root and not the word amplitude', () => {
  expect(steps).toHaveLength(8);
  for (const file of steps.slice(0, -1)) expect(readFileSync(`${FOLDER}/${file}`, 'utf8'), file).not.toMatch(NOT_YET);
});

it('R44.2: nor does what stands before the steps, nor any title of a picture in any state', () => {
  expect(readFileSync(`${FOLDER}/tutorial.yaml`, 'utf8').split('\nsources:')[0]).not.toMatch(NOT_YET);
  for (const [name, { title, spoken }] of Object.entries(arrowPictures)) {
    const step = arrowPicture(name).step ?? 15;
    for (let degrees = 0; degrees <= 360; degrees += step) {
      expect(title(degrees)).not.toMatch(NOT_YET);
      expect(spoken(degrees)).not.toMatch(NOT_YET);
    }
  }
});

const tasks = readdirSync('content/tasks')
  .map((file) => ({ file, text: readFileSync(`content/tasks/${file}`, 'utf8') }))
  .filter(({ text }) => text.includes('\ntutorial: arrows-that-add\n'))
  .map(({ file, text }) => ({ file, text, step: Number(/^step: (\d+)$/m.exec(text)?.[1]) }));

it('R44.7: each step has at least two tasks, and before the last step they use none of these, either', () => {
  for (const step of steps.map((_, index) => index + 1))
    expect(tasks.filter((task) => task.step === step).length, `step ${step}`).toBeGreaterThanOrEqual(2);
  const said = (text: string) => text.replace(/^ *(- )?(answer|value|of): .*$/gm, '').replace(/\{ ?of: [^}]*\}/g, '');
  for (const { file, text } of tasks.filter(({ step }) => step < 8)) expect(said(text), file).not.toMatch(NOT_YET);
});

it('R44.3: each step shows one picture, and each picture stands in one step', () => {
  const shown = steps.map((file) => [
    ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/<ArrowPicture\s+of="(\w+)"/g),
  ]);
  expect(shown.map(({ length }) => length)).toEqual(steps.map(() => 1));
  expect(shown.map(([first]) => first?.[1]).sort()).toEqual(Object.keys(arrowPictures).sort());
});
