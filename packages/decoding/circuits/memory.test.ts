import { describe, expect, it } from 'vitest';
import { type CircuitNoise, uniformNoise } from './circuit-noise.ts';
import { crumbleAddress } from './crumble-address.ts';
import { errorModelOf } from './error-model.ts';
import { repetitionMemory } from './repetition-memory.ts';
import { surfaceMemory } from './surface-memory.ts';
import { toricMemory } from './toric-memory.ts';
import { writeStim } from './write-stim.ts';

const threeRounds = { rounds: 3, noise: uniformNoise(0.001) };
const silent = { rounds: 1, noise: uniformNoise(0) };

describe('memory circuits (R51.3)', () => {
  it('have each kind of noise at its place, and none that is 0', () => {
    /** Names of instructions, each channel with the one before and the one after it. */
    const channels = (kind: keyof CircuitNoise) => {
      const circuit = surfaceMemory(3, 'X', { rounds: 1, noise: { ...uniformNoise(0), [kind]: 0.125 } });
      const names = circuit.map(({ name }) => name);
      return circuit.flatMap((each, at) => ('probability' in each ? [names.slice(at - 1, at + 2).join(' ')] : []));
    };
    expect(channels('oneQubit')).toEqual(Array(2).fill('H DEPOLARIZE1 TICK'));
    expect(channels('twoQubit')).toEqual(Array(4).fill('CX DEPOLARIZE2 TICK'));
    expect(channels('reset')).toEqual(['RX Z_ERROR R', 'R X_ERROR TICK', 'MR X_ERROR DETECTOR']);
    expect(channels('measurement')).toEqual(['TICK X_ERROR MR', 'DETECTOR Z_ERROR MX']);
    expect(channels('idle')).toEqual(['TICK DEPOLARIZE1 H']);
  });

  it('repeat no block that would be read once or never', () => {
    for (const rounds of [1, 2]) expect(writeStim(repetitionMemory(3, { ...silent, rounds }))).not.toContain('REPEAT');
    expect(writeStim(repetitionMemory(3, { ...silent, rounds: 9 }))).toContain('REPEAT 8 {');
  });

  it('read both logical qubits of a torus, and say nothing without noise', () => {
    for (const basis of ['X', 'Z'] as const) {
      const model = errorModelOf(toricMemory(3, basis, { rounds: 4, noise: uniformNoise(0) }));
      expect(model).toMatchObject({ detectors: 9 + 3 * 18 + 9, observables: 2, mechanisms: [] });
    }
  });

  it('are refused without rounds, and with noise that is none', () => {
    for (const rounds of [0, -1, 1.5, Number.NaN])
      expect(() => surfaceMemory(3, 'Z', { ...silent, rounds })).toThrow('a whole number of rounds from 1 on');
    for (const twoQubit of [-0.1, 0.95, Number.NaN])
      expect(() => repetitionMemory(3, { ...silent, noise: { ...silent.noise, twoQubit } })).toThrow(
        `Noise (twoQubit) lies between 0 and 0.9375, not at ${twoQubit}`,
      );
  });
});

describe('the address of Crumble (R51.3)', () => {
  it('holds the circuit in its short form, without noise', () => {
    expect(crumbleAddress(repetitionMemory(2, { rounds: 3, noise: uniformNoise(0.001) }))).toBe(
      'https://algassert.com/crumble#circuit=' +
        'R_0_1_2;TICK;CX_0_1;TICK;CX_2_1;TICK;MR_1;DT(1,0)rec[-1];' +
        'REPEAT_2_{;TICK;CX_0_1;TICK;CX_2_1;TICK;MR_1;SHIFT_COORDS(0,1);DT(1,0)rec[-1]_rec[-2];};' +
        'M_0_2;DT(1,1)rec[-1]_rec[-2]_rec[-3];OI(0)rec[-1]',
    );
    expect(crumbleAddress(surfaceMemory(3, 'Z', threeRounds))).toContain('#circuit=Q(1,1)1;Q(2,0)2;');
  });
});
