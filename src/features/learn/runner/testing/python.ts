import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STAND_IN = import.meta.dirname;

export const hasPython = spawnSync('python3', ['--version']).status === 0;

export interface PythonRun {
  printed: string[];
  /** Exact probabilities of every circuit that was sampled or asked for its state vector, in order. */
  circuits: Record<string, number>[];
}

/** Runs a Qiskit program against the stand-in for the package. Throws with Python's traceback where it fails. */
export function runPython(source: string): PythonRun {
  const folder = mkdtempSync(join(tmpdir(), 'circuits-'));
  const record = join(folder, 'record.jsonl');
  try {
    const run = spawnSync('python3', ['-B', '-W', 'error', '-'], {
      input: source,
      encoding: 'utf8',
      env: { ...process.env, PYTHONPATH: STAND_IN, CIRCUIT_RECORD: record },
      timeout: 20_000,
    });
    if (run.status !== 0) throw new Error(run.stderr);
    return { printed: linesOf(run.stdout), circuits: linesOf(readRecord(record)).map((line) => JSON.parse(line)) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readRecord(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');
