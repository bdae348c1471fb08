import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Amplitude } from './dense.ts';

const STAND_INS = join(import.meta.dirname, 'python');

/** One way through a program. How its bits are written differs from package to package. */
export interface PythonBranch<Bits> {
  readonly probability: number;
  readonly bits: Bits;
  readonly state: readonly Amplitude[];
}

export interface PythonProgram {
  readonly language: 'qiskit' | 'cirq' | 'pennylane' | 'cudaq';
  readonly source: string;
  readonly qubits: number;
}

/** Runs programs against stand-ins for their packages, all in one process. Throws with Python's traceback. */
export function runPrograms<Bits>(programs: readonly PythonProgram[]): PythonBranch<Bits>[][] {
  const run = spawnSync('python3', ['-B', '-W', 'error', join(STAND_INS, 'run_programs.py')], {
    input: JSON.stringify(programs),
    encoding: 'utf8',
    maxBuffer: 1e9,
    timeout: 60_000,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}
