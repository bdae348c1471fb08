import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Kets } from './Kets.tsx';

const held = (text: string) =>
  [...renderToStaticMarkup(<Kets text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map((match) => match[1]);

test.each([
  ['|+⟩ and |−⟩', ['|+⟩', '|−⟩']],
  ['a Bell state, (|00⟩ + |11⟩)/√2, in', ['|00⟩', '|11⟩']],
  ['⟨φ|ψ⟩ for the inner product', ['⟨φ|ψ⟩']],
  ['the mean |f| is 0.5', []],
])('%s', (text, kets) => {
  expect(held(text)).toEqual(kets);
});

test('the text itself stays as it is', () => {
  const text = 'H turns |0⟩ into (|0⟩ + |1⟩)/√2.';
  expect(renderToStaticMarkup(<Kets text={text} />).replaceAll(/<[^>]+>/g, '')).toBe(text);
});
