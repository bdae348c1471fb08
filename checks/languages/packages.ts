import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
/** What PennyLane 0.45 and Cirq 1.7 take. */
const PYTHON = '3.11';

/** A Python that has the packages, or why there is none, in half a sentence. */
export type Interpreter = { readonly python: string } | { readonly missing: string };

/**
 * The packages of `requirements.txt` in a folder of their own in the user's cache, by uv or by venv and pip; installed
 * once for each text of that file.
 */
export function interpreterWithPackages(): Interpreter {
  const version = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'quantum-hub-languages', version);
  const python = join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
  mkdirSync(cache, { recursive: true });
  const steps = succeeds('uv', '--version')
    ? [
        ['uv', 'venv', '--quiet', '--python', `>=${PYTHON}`, folder],
        ['uv', 'pip', 'install', '--quiet', '--python', python, '--requirement', REQUIREMENTS],
      ]
    : [
        ['python3', '-m', 'venv', folder],
        [python, '-m', 'pip', 'install', '--quiet', '--retries', '1', '--requirement', REQUIREMENTS],
      ];
  if (succeeds(python, '-c', 'import cirq, pennylane, qiskit, qiskit_aer')) return { python };
  for (const [program = '', ...options] of existsSync(python) ? steps.slice(1) : steps) {
    const { status, error, stderr } = spawnSync(program, options, { encoding: 'utf8' });
    if (status !== 0) return { missing: error?.message ?? lastLine(stderr) };
  }
  return { python };
}

const succeeds = (program: string, ...options: string[]) => spawnSync(program, options).status === 0;
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';
