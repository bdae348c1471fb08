import { readFileSync } from 'node:fs';
import { getCompiler, loadWasmModule } from 'qsharp-lang';
import { type Circuit, controlledBy, emptyCircuit, type GateOperation, gate } from '#circuit/circuit/circuit.ts';
import { checkCircuit } from '#circuit/judge/check-circuit.ts';
import { goalResult } from '#circuit/judge/goal-result.ts';
import type { Problem } from '#circuit/judge/problem.ts';
import { comparingProgram, judgeFindsAlike, randomPairs } from '#circuit/judge/testing/random-pairs.ts';
import { runProgram } from '#src/features/learn/runner/run-program.ts';
import { median } from './median.ts';

const PAIRS = 10_000;
/** As many at once as the compiler compiles well. */
const BATCH = 200;
const SLOWDOWN = 4;
const TURNS = 7;
const SIZES = [
  { qubits: 6, gates: 100, budget: 50 },
  { qubits: 10, gates: 100, budget: 300 },
];

/** The judge beside the compiler's own comparison of the same pairs, and what one judgment costs. */
export async function benchLearn(): Promise<boolean> {
  console.log('The judge of tasks');
  for (const { qubits, gates, budget } of SIZES) {
    const problem = problemOf(circuitOf(qubits, gates));
    const time = median(
      Array.from({ length: TURNS }, () => timeOf(() => checkCircuit(problem, circuitOf(qubits, gates)))),
    );
    console.log(
      `  ${qubits} qubits, ${gates} gates: ${time.toFixed(1)} ms, ${(SLOWDOWN * time).toFixed(0)} of ${budget} ms on a processor ${SLOWDOWN} times slower`,
    );
  }
  await loadWasmModule(new Uint8Array(readFileSync('node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm')).buffer);
  const compiler = await getCompiler();
  const pairs = randomPairs(PAIRS, 11);
  let [judge, compared, differing] = [0, 0, 0];
  for (let first = 0; first < PAIRS; first += BATCH) {
    const batch = pairs.slice(first, first + BATCH);
    const judgeStart = performance.now();
    const judged = batch.map((pair) => String(judgeFindsAlike(pair)));
    judge += performance.now() - judgeStart;
    const source = comparingProgram(batch);
    const start = performance.now();
    const { messages } = await runProgram(compiler, { language: 'qsharp', source }, 1);
    compared += performance.now() - start;
    differing += judged.filter((each, index) => each !== messages[index]).length;
  }
  console.log(
    `  ${PAIRS.toLocaleString('en')} pairs: judge ${judge.toFixed(0)} ms, compiler ${compared.toFixed(0)} ms`,
  );
  console.log(`  ratio ${(compared / judge).toFixed(1)} (goal: 10); they differ on ${differing}`);
  return differing === 0;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Hadamards, and then gates on one and two wires in turn. */
function circuitOf(qubits: number, gates: number): Circuit {
  const operations = Array.from({ length: gates }, (_, index): GateOperation => {
    const wire = index % qubits;
    if (index < qubits) return gate('h', [wire]);
    return index % 2 === 0
      ? gate('x', [(wire + 1) % qubits], { controls: controlledBy(wire) })
      : gate('rx', [wire], { angles: [`pi/${index}`] });
  });
  return { ...emptyCircuit(qubits), columns: operations.map((operation) => [operation]) };
}

/** "Prepare the state that this circuit prepares", with its gates allowed. */
function problemOf(circuit: Circuit): Problem {
  const start = { ...circuit, columns: [] };
  const goal = { compare: 'state', wires: [...circuit.qubits.keys()] } as const;
  const result = goalResult(goal, start, circuit.columns.flat(), []);
  const columns = result.kind === 'amplitudes' ? (result.runs[0] ?? []) : [];
  return {
    start,
    goal,
    conditions: false,
    allowed: [
      { gate: 'h', controls: 0 },
      { gate: 'rx', controls: 0 },
      { gate: 'x', controls: 1 },
    ],
    cases: [{ gates: [], expected: { kind: 'amplitudes', columns } }],
    best: { count: circuit.columns.length, of: 'gates', isProven: false },
  };
}
