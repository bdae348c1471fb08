import type { ICompiler } from 'qsharp-lang';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimateProgram, USUAL_PARAMETERS } from './estimate-program.ts';
import { nodeCompiler } from './testing/node-compiler.ts';

let compiler: ICompiler;
beforeAll(async () => {
  compiler = await nodeCompiler();
});

const estimateOf = async (source: string) => {
  const answer = await estimateProgram(compiler, source, USUAL_PARAMETERS);
  if ('message' in answer) throw new Error(answer.message);
  return answer.estimate;
};

const counted = (counts: string) =>
  `import Std.ResourceEstimation.*;
   operation Main() : Unit { use qubits = Qubit[1459]; AccountForEstimates([${counts}], PSSPCLayout(), qubits); }`;

describe('R57.1 a program is estimated without running', () => {
  it('with its logical counts, a rotation by the T gates that approximate it', async () => {
    const { logical, tStates } = await estimateOf(
      'operation Main() : Result { use q = Qubit[3]; T(q[0]); Rx(0.3, q[1]); CCNOT(q[0], q[1], q[2]); M(q[0]) }',
    );
    expect(logical).toEqual({ qubits: 3, toffolis: 1, ts: 11 });
    expect(tStates).toBe(15);
  });

  it('from counts alone, which reproduce FeMoco by Low and others (2025) within a factor of 1.2', async () => {
    const { qubits, seconds, distance, logical } = await estimateOf(counted('CczCount(999000000)'));
    expect(logical).toEqual({ qubits: 1459, toffolis: 999_000_000, ts: 0 });
    expect(qubits / 4.5e6).toBeCloseTo(1.11, 2);
    expect(seconds / 30_960).toBeCloseTo(1.05, 2);
    expect(distance).toBe(27);
  });

  it('or is answered in the compiler’s words', async () => {
    const said = (source: string) => estimateProgram(compiler, source, USUAL_PARAMETERS);
    expect(await said('operation Main() : Unit { }')).toEqual({
      message: 'Algorithm requires at least one magic state or measurement to estimate resources',
    });
    expect(await said('operation Main() : Unit { NotThere(); }')).toEqual({
      message: 'name error: `NotThere` not found',
    });
    expect(await said('')).toEqual({ message: 'entry point not found' });
    expect(await said(counted('CczCount(6500000000)'))).toHaveProperty(
      'message',
      expect.stringContaining('Estimate count 6500000000 is too large'),
    );
  });

  // What the calculator's limit rests on: where this fails, the limit may go.
  it('the compiler’s counters begin again at 0 beyond 32 bits, without a word', async () => {
    const twice = counted('CczCount(3250000000)').replace('AccountForEstimates', 'for _ in 1..2 { AccountForEstimates');
    const { logical } = await estimateOf(twice.replace('qubits); }', 'qubits); } }'));
    expect(logical.toffolis).toBe(6_500_000_000 - 2 ** 32);
  });
});
