import { describe, expect, it } from 'vitest';
import { findProgram } from '#src/features/learn/runner/program-files.ts';
import { runProgram } from '#src/features/learn/runner/run-program.ts';
import { assertCounts } from '#src/features/learn/runner/statistics.ts';
import { nodeCompiler } from '#src/features/learn/runner/testing/node-compiler.ts';
import { bestStrings, HOUSE, SQUARE } from './graphs.ts';
import { localSearchCuts } from './local-search.ts';
import { noisyCuts } from './noise.ts';
import {
  cutCounts,
  HOUSE_THREE_LAYERS,
  optimumProbability,
  qaoaOutcomes,
  SQUARE_ONE_LAYER,
  squareMean,
} from './qaoa-optimization-theory.ts';

/** The edits that steps and exercises ask for give what the solutions say. */
const steps: Record<string, string> = import.meta.glob('/content/tutorials/qaoa-optimization/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const compiler = await nodeCompiler();

async function runEdited(name: string, edits: readonly (readonly [string, string])[], shots: number) {
  const program = findProgram('qaoa-optimization', name);
  const source = edits.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, program.source);
  const { outcomes, problems } = await runProgram(compiler, { ...program, source }, shots);
  expect(problems).toEqual([]);
  return outcomes;
}

/** The lines of code in the solution of a step. */
function solution(step: string): string[] {
  const text = Object.entries(steps).find(([path]) => path.includes(`/${step}-`))?.[1];
  return (/<pre [^>]*><code>\{`([\s\S]*?)`\}/.exec(text ?? '')?.[1] ?? '').split('\n');
}

const labeled = (distribution: readonly number[]) =>
  Object.fromEntries(distribution.map((probability, cut) => [String(cut), probability]));

describe('edited programs', () => {
  it('step 2: list the house', async () => {
    const [vertices = '', edges = ''] = solution('02');
    const outcomes = await runEdited(
      'list-cuts',
      [
        ['function Vertices() : Int { 4 }', vertices],
        ['function Edges() : (Int, Int)[] { [(0, 1), (1, 2), (2, 3), (3, 0)] }', edges],
      ],
      1,
    );
    expect(outcomes).toEqual([`[${cutCounts(HOUSE).join(', ')}]`]);
  });

  it('step 7: turn the cost layer on', async () => {
    const outcomes = await runEdited('mixer-layer', [['gamma = 0;', 'gamma = pi / 4;']], 2000);
    assertCounts(outcomes, qaoaOutcomes(SQUARE, SQUARE_ONE_LAYER));
  });

  it('step 6 and 8: the wrong sign makes the mean 1', async () => {
    const wrong = { gammas: [-Math.PI / 4], betas: [Math.PI / 8] };
    expect(squareMean(-Math.PI / 4, Math.PI / 8)).toBeCloseTo(1, 12);
    assertCounts(await runEdited('square-one-layer', [['rz(-g)', 'rz(g)']], 2000), qaoaOutcomes(SQUARE, wrong));
  });

  it('step 11: the house with three layers', async () => {
    const [house = '', call = ''] = solution('11');
    const outcomes = await runEdited(
      'two-layers',
      [
        ['let square = [(0, 1), (1, 2), (2, 3), (3, 0)];', house],
        ['return Qaoa(4, square, [0.9046, 1.1185], [0.5593, 0.4523]);', call],
      ],
      500,
    );
    const best = optimumProbability(HOUSE, HOUSE_THREE_LAYERS);
    const isBest = outcomes.map((bits) => (bestStrings(HOUSE).includes(bits) ? 'best' : 'other'));
    assertCounts(isBest, { best, other: 1 - best });
  });

  it('step 13: ten times the noise', async () => {
    const outcomes = await runEdited('noise', [['{ 0.005 }', '{ 0.05 }']], 4000);
    assertCounts(outcomes, labeled(noisyCuts(SQUARE, Math.PI / 4, Math.PI / 8, 0.05)));
  });

  it('step 14: a single start', async () => {
    const outcomes = await runEdited('local-search', [['{ 10 }', '{ 1 }']], 1000);
    const [square = [], house = []] = [SQUARE, HOUSE].map(localSearchCuts);
    const pairs = square.flatMap((p, four) => house.map((q, five) => [`(${four}, ${five})`, p * q] as const));
    assertCounts(outcomes, Object.fromEntries(pairs));
  });
});
