import { expect, it } from 'vitest';
import { runProgram } from '../../../src/features/learn/runner/run-program.ts';
import { nodeCompiler } from '../../../src/features/learn/runner/testing/node-compiler.ts';
import { comparingProgram, judgeFindsAlike, randomPairs } from './testing/random-pairs.ts';

// `npm run bench -- learn` compares 10,000.
it('the judge and the compiler agree on what is equal up to a phase (R45.7)', async () => {
  const pairs = randomPairs(400, 7);
  const source = comparingProgram(pairs);
  const { messages, problems } = await runProgram(await nodeCompiler(), { language: 'qsharp', source }, 1);
  expect(problems).toEqual([]);
  const judged = pairs.map((pair) => String(judgeFindsAlike(pair)));
  expect(messages).toEqual(judged);
  const alike = judged.filter((each) => each === 'true').length;
  expect(alike).toBeGreaterThan(100);
  expect(alike).toBeLessThan(300);
});
