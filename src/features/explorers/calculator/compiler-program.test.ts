import type { ICompiler } from 'qsharp-lang';
import { beforeAll, describe, expect, it } from 'vitest';
import { estimateProgram } from '#src/features/learn/runner/estimate-program.ts';
import { nodeCompiler } from '#src/features/learn/runner/testing/node-compiler.ts';
import { type CompilerSettings, parametersOf, partsOf, programOf, wholeOf } from './compiler-program.ts';
import { USUAL } from './inputs.ts';
import type { Inputs } from './reckon.ts';

const RSA: Inputs = { ...USUAL, logicalQubits: 1409, hot: 1409, toffolis: 6.5e9 };
const SETTINGS: CompilerSettings = { model: 'qubit_gate_ns_e3', code: 'surface_code', mostFactories: undefined };

let compiler: ICompiler;
beforeAll(async () => {
  compiler = await nodeCompiler();
});

async function ask(inputs: Inputs, settings = SETTINGS) {
  const answer = await estimateProgram(compiler, programOf(inputs), parametersOf(settings, inputs));
  if ('message' in answer) throw new Error(answer.message);
  return wholeOf(answer.estimate, partsOf(inputs));
}

describe('R57.6 the compiler is asked with counts', () => {
  it('in parts where it could not count them', () => {
    expect(partsOf(RSA)).toBe(2);
    expect(programOf(RSA)).toContain('[CczCount(3250000000), TCount(0)]');
    expect(JSON.parse(parametersOf(SETTINGS, RSA))).toEqual([
      { qubitParams: { name: 'qubit_gate_ns_e3' }, qecScheme: { name: 'surface_code' }, errorBudget: 0.005 },
    ]);
  });

  it('and parts that run one after another need the machine of the whole', async () => {
    const whole = { ...RSA, toffolis: 4e9 };
    const [once, twice] = [await ask(whole), await ask({ ...whole, toffolis: 8e9, budget: 0.02 })];
    expect(twice.qubits).toBe(once.qubits);
    expect(twice.seconds / once.seconds).toBeCloseTo(2, 6);
    expect(twice.tStates).toBe(3.2e10);
  });

  it('with its qubits, code and factories', async () => {
    const few = await ask(RSA, { ...SETTINGS, mostFactories: 3 });
    expect(few.factories).toBe(3);
    expect(few.seconds).toBeGreaterThan((await ask(RSA)).seconds);
    const floquet = await ask(RSA, { ...SETTINGS, model: 'qubit_maj_ns_e4', code: 'floquet_code' });
    expect(floquet.prefactor).toBe(0.07);
  });
});
