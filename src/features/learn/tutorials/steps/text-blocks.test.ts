import { expect, it } from 'vitest';
import { formulasIn } from './text-blocks.tsx';

it('R36.1: formulas of one line are parted where a wide space or a comma stands between them', () => {
  expect(formulasIn(String.raw`X^2=I,\qquad XY=iZ,\quad XZ=-ZX`)).toEqual(['X^2=I,', 'XY=iZ,', 'XZ=-ZX']);
  expect(formulasIn(String.raw`a\quad\Rightarrow\quad b`)).toEqual([String.raw`a\quad\Rightarrow\quad b`]);
});

it('a formula is not torn within a group', () => {
  const cases = String.raw`f=\begin{cases}1&x,\quad y\\0\end{cases}`;
  expect(formulasIn(cases)).toEqual([cases]);
});
