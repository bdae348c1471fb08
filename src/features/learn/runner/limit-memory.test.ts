import { readFileSync } from 'node:fs';
import { getCompiler, loadWasmModule, QscEventTarget } from 'qsharp-lang';
import { expect, it } from 'vitest';
import { ENGINE_MEMORY_BYTES } from './engine-messages.ts';
import { limitMemory } from './limit-memory.ts';

const engine = new Uint8Array(readFileSync('node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm'));

/** All qubits in superposition and entangled with their neighbors: 2ⁿ amplitudes to be kept. */
const entangled = (qubits: number) => `OPENQASM 3.0;
include "stdgates.inc";
qubit[${qubits}] q;
h q;
for int i in [0:${qubits - 2}] { cz q[i], q[i + 1]; }
h q;
bit[${qubits}] c = measure q;`;

it('a program with too many qubits ends with an error, a large one does not', async () => {
  await loadWasmModule(limitMemory(engine, ENGINE_MEMORY_BYTES).buffer);
  const compiler = await getCompiler();
  const run = (qubits: number) =>
    compiler.run(
      {
        sources: [['p', entangled(qubits)]],
        languageFeatures: [],
        profile: 'unrestricted',
        projectType: 'openqasm',
      },
      '',
      1,
      new QscEventTarget(false),
    );
  await expect(run(16)).resolves.toBeUndefined();
  await expect(run(24)).rejects.toThrow(WebAssembly.RuntimeError);
});

it('a module with a limit of its own stays as it is', () => {
  const limited = limitMemory(engine, ENGINE_MEMORY_BYTES);
  expect(limitMemory(limited, 2 * ENGINE_MEMORY_BYTES)).toBe(limited);
});
