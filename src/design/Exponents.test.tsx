import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Exponents } from './Exponents.tsx';

const markup = (text: string) => renderToStaticMarkup(<Exponents text={text} />);
const raised = (text: string) =>
  [...markup(text).matchAll(/<sup>(.*?)<\/sup>/g)].map(([, inner = '']) => inner.replaceAll(/<span.*?<\/span>/g, ''));

test.each([
  ['Θ(2^(n/2)) calls', ['n/2']],
  ['2^(O(√n)) time', ['O(√n)']],
  ['O(t^(1+1/2k)/ε^(1/2k))', ['1+1/2k', '1/2k']],
  ['O(n³) gates, f(x) calls', []],
])('%s', (text, exponents) => {
  expect(raised(text)).toEqual(exponents);
});

test('the text itself stays as it is', () => {
  const text = '2^(n−1) + 1 calls to be certain';
  expect(markup(text).replaceAll(/<[^>]+>/g, '')).toBe(text);
});
