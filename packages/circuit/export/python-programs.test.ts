import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Circuit } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { EXPORT_LANGUAGES } from './exporters.ts';
import { EVERYTHING } from './testing/everything.ts';
import { ODD_ANGLES } from './testing/odd-angles.ts';
import { ODD_NAMES } from './testing/odd-names.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Compiles each of a list of programs, with what is suspicious in one as an error. */
const COMPILE = `
import json, sys, warnings
warnings.simplefilter("error")
for number, source in enumerate(json.load(sys.stdin)):
    compile(source, f"program {number}", "exec")
`;

const random = Array.from({ length: 150 }, (_, seed): Circuit => {
  const ingredients = { qubits: 4, bits: seed % 3, operations: 14, events: seed % 4, barriers: true };
  return randomCircuit({ ...ingredients, conditional: 'gates' }, seededRandom(seed));
});
const CIRCUITS = [EVERYTHING, ODD_NAMES, ...ODD_ANGLES, ...random];

/** What the programs do is tried with the packages themselves, by `npm run check:languages`. */
describe.each(EXPORT_LANGUAGES.filter(({ ending }) => ending === 'py'))(
  'R32.5: programs for $title',
  ({ id, load }) => {
    it('are as they were reviewed', async () => {
      const written = (await load())(EVERYTHING);
      const text = 'text' in written ? written.text : written.refusal;
      await expect(text).toMatchFileSnapshot(`testing/programs/${id}.py`);
    });

    it.skipIf(!hasPython)('are Python', async () => {
      const write = await load();
      const written = CIRCUITS.map((circuit) => write(circuit));
      const programs = written.flatMap((each) => ('text' in each ? [each.text] : []));
      expect(programs.length).toBeGreaterThan(CIRCUITS.length / 2);
      const run = spawnSync('python3', ['-c', COMPILE], { input: JSON.stringify(programs), encoding: 'utf8' });
      expect(run.stderr).toBe('');
    });
  },
);
