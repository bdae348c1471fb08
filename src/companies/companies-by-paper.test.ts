import { expect, it } from 'vitest';
import { companiesByPaper } from './companies-by-paper.ts';

it('turns the relation round: from papers to the companies that name them', () => {
  const microsoft = { name: 'Microsoft', papers: ['paetznick-2024', 'reichardt-2024'] };
  const quantinuum = { name: 'Quantinuum', papers: ['paetznick-2024'] };
  expect([...companiesByPaper([microsoft, { name: 'IonQ' }, quantinuum])]).toEqual([
    ['paetznick-2024', [microsoft, quantinuum]],
    ['reichardt-2024', [microsoft]],
  ]);
});
