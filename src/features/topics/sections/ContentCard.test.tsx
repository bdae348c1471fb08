import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MaturityBadge } from './ContentCard.tsx';

const classesOf = (maturity: string) =>
  /class="([^"]*)"/.exec(renderToStaticMarkup(<MaturityBadge maturity={maturity} />))?.[1];

it('R25.4: each of the three maturities has a color of its own, and no other word has one of them', () => {
  const words = ['Commercial Trials', 'Early Development', 'Research Phase', 'Forgotten'];
  expect(new Set(words.map(classesOf)).size).toBe(words.length);
});
