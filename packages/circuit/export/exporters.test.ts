import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate } from '../circuit/circuit.ts';
import { parseCircuit } from '../circuit/parse-circuit.ts';
import { EXPORT_LANGUAGES } from './exporters.ts';
import { ODD_NAMES } from './testing/odd-names.ts';

const one = (options: Partial<Circuit>): Circuit => ({ ...emptyCircuit(2), ...options });
const turn = (angle: string) => one({ columns: [[gate('rx', [0], { angles: [angle] })]] });

describe.each(EXPORT_LANGUAGES)('$title', ({ load }) => {
  it('writes the Bell circuit, without a word about it', async () => {
    const write = await load();
    expect(write(BELL)).toEqual({ text: expect.stringMatching(/./), notes: [] });
  });

  it('writes an empty circuit, and one of a single wire', async () => {
    const write = await load();
    expect(write(emptyCircuit(1))).toHaveProperty('text');
    expect(write(emptyCircuit(16))).toHaveProperty('text');
  });

  const nonsense: readonly Circuit[] = [
    one({ qubits: [] }),
    one({ columns: [[gate('frob', [0])]] }),
    one({ columns: [[], [gate('h', [2])]] }),
    one({ columns: [[gate('x', [0], { controls: controlledBy(0) })]] }),
    turn('pi/'),
    turn('k*pi'),
    turn('1/(2 - 2)'),
    one({ gates: [{ name: '"); import os; ("', parameters: [], qubits: ['a'], columns: [] }] }),
    one({ qubits: ['a\nb'] }),
    one({ columns: Array.from({ length: 10_001 }, () => [gate('h', [0])]) }),
  ];

  it.each(nonsense)('refuses what is no circuit in the words of the lab (%#)', async (circuit) => {
    const write = await load();
    const parsed = parseCircuit(circuit);
    expect(write(circuit)).toEqual({ refusal: 'fault' in parsed ? parsed.fault : 'nothing wrong' });
  });

  it('takes names that mean something else elsewhere', async () => {
    const write = await load();
    expect(write(ODD_NAMES)).toHaveProperty('text');
  });
});
