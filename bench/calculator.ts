import { readFileSync } from 'node:fs';
import { getCompiler, loadWasmModule } from 'qsharp-lang';
import { type CompilerSettings, parametersOf, programOf } from '#src/features/explorers/calculator/compiler-program.ts';
import { presets } from '#src/features/explorers/calculator/presets.ts';
import { isReckoning, reckon } from '#src/features/explorers/calculator/reckon.ts';
import { shiftsOf } from '#src/features/explorers/calculator/sensitivity.ts';
import { stepsOf } from '#src/features/explorers/calculator/steps.ts';
import { estimateProgram } from '#src/features/learn/runner/estimate-program.ts';
import { pageOf } from '#src/model/read-content.ts';
import { median } from './median.ts';

const WASM = 'node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm';
const GOALS = { steps: 5, compiler: 3000 };
const SETTINGS: CompilerSettings = { model: 'qubit_gate_ns_e3', code: 'surface_code', mostFactories: undefined };

/**
 * The two engines of the calculator on every preset, in milliseconds: the steps with what moves them, as one change of an
 * input takes them, and the compiler once it is loaded. Resolves with false when the slowest preset misses a goal.
 */
export async function benchCalculator(): Promise<boolean> {
  const { steps: texts } = pageOf('calculator').texts;
  await loadWasmModule(new Uint8Array(readFileSync(WASM)).buffer);
  const compiler = getCompiler();
  const all = presets().map(({ inputs }) => inputs);
  const ours = all.map((inputs) =>
    median(
      Array.from({ length: 50 }, () =>
        msOf(() => {
          const answer = reckon(inputs);
          if (isReckoning(answer)) stepsOf(texts, inputs, answer);
          shiftsOf(inputs);
        }),
      ),
    ),
  );
  const theirs: number[] = [];
  for (const inputs of all) {
    const start = performance.now();
    await estimateProgram(await compiler, programOf(inputs), parametersOf(SETTINGS, inputs));
    theirs.push(performance.now() - start);
  }
  const [slowest, slowestCompiler] = [Math.max(...ours), Math.max(...theirs)];
  console.log(`Calculator, slowest of ${all.length} presets`);
  console.log(`  steps and what moves them  ${slowest.toFixed(2).padStart(8)} ms of ${GOALS.steps}`);
  console.log(`  compiler                   ${slowestCompiler.toFixed(0).padStart(8)} ms of ${GOALS.compiler}`);
  console.log(`  ratio of the medians       ${(median(theirs) / median(ours)).toFixed(0).padStart(8)}`);
  return slowest <= GOALS.steps && slowestCompiler <= GOALS.compiler;
}

function msOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
