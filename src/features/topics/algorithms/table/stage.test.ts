import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { stageOf } from './stage.ts';

it.each([
  ['Theory', 'Theory'],
  ['Theory; the standard framework for resource estimates', 'Theory'],
  ['Theory: a preprint of August 2024, published in 2025', 'Theory'],
  ['Demonstrated in 2019 (Sycamore), 2021 (Zuchongzhi)', 'Demonstrated in 2019'],
  ['Demonstrated, on 27 qubits in a study of 2024', 'Demonstrated'],
  ['Proven on paper. Only toy numbers such as 15 and 21 have been factored', 'Proven on paper'],
  ['An error of 0.5 in 2.000 runs.', 'An error of 0.5 in 2.000 runs'],
])('%s begins with %s', (status, stage) => {
  expect(stageOf(status)).toBe(stage);
});

it('R5.6: the words with which every status begins fit into a line', () => {
  for (const { id, status } of entriesOf('algorithms')) expect(stageOf(status).length, id).toBeLessThanOrEqual(50);
});
