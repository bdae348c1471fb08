import { describe, expect, it } from 'vitest';
import { exerciseSolutions } from './exercise-solutions.ts';

const exercise = (solution: string) =>
  `<details><div class="exercise"><p><b>Exercise.</b> What comes?</p><details><summary>Solution</summary>${solution}</details></div></details>`;

describe('exerciseSolutions', () => {
  it('R70.2: finds what each exercise folds away, by its step and in its order', () => {
    const html = `<section class="step" data-step="1"><p>Text</p></section><section class="step wide" data-step="2">${exercise('<p>Two <math><mi>x</mi></math></p>')}<p>More</p>${exercise('Three')}</section>`;
    expect(exerciseSolutions(html)).toEqual(
      new Map([
        [1, []],
        [2, ['<p>Two <math><mi>x</mi></math></p>', 'Three']],
      ]),
    );
  });

  it('does not pass over an exercise without a solution', () => {
    const html = '<section class="step" data-step="1"><div class="exercise"><p>What comes?</p></div></section>';
    expect(() => exerciseSolutions(html)).toThrow('no solution');
  });
});
