import type { Answer } from '#src/features/learn/runner/program-files.ts';
import { TOLERATED_SIGMAS } from '#src/features/learn/runner/statistics.ts';
import {
  ANGLE,
  BOND,
  bestAngle,
  energyDeviation,
  energyReadings,
  exactEnergy,
  levels,
  typedBlock,
} from './hydrogen-molecule-theory.ts';

/** Runs in each basis for one energy of the search. */
export const RUNS = 2000;

const rare = Math.sin(ANGLE / 2) ** 2;
const odd = (1 + Math.sin(ANGLE)) / 4;
const alongX = { '00': 0.5 - odd, '11': 0.5 - odd, '01': odd, '10': odd };
const alongZ = { '00': 1 - rare, '11': rare };
const fromReadings = Object.fromEntries(
  energyReadings(typedBlock()).map((p, reading) => [reading.toString(2).padStart(4, '0'), p]),
);

/** How far the energy of the search may lie off: its own scatter, and what a slightly wrong angle costs. */
function allowedOff(): number {
  const block = typedBlock();
  const turned = energyDeviation(block, Math.PI / 4, RUNS) / levels(block).half;
  const lost = levels(block).half * (1 - Math.cos(TOLERATED_SIGMAS * turned));
  return TOLERATED_SIGMAS * energyDeviation(block, bestAngle(block), RUNS) + lost + 1e-3;
}

const energyIn = (text: string) => Number(/energy (-?\d+\.\d+)/.exec(text)?.[1]);
const angleIn = (text: string) => Number(/angle (-?\d+\.\d+)/.exec(text)?.[1]);

/** What the programs of this tutorial must give. */
export const answers: Record<string, Answer> = {
  'four-qubits': { outcomes: { '0011': 1 - rare, '1100': rare } },
  'along-z': { outcomes: alongZ },
  'along-x': { outcomes: alongX },
  search: {
    shots: 4,
    check: ({ outcomes, messages }) => {
      for (const [index, message] of messages.entries()) {
        const off = energyIn(message) - exactEnergy(BOND);
        if (!(Math.abs(off) <= allowedOff())) throw new Error(`"${message}" is off by ${off}`);
        if (!(Math.abs(angleIn(message) - 6.5) <= 5)) throw new Error(`"${message}": not the angle`);
        if (!(Math.abs(Number(outcomes[index]) - energyIn(message)) < 6e-4))
          throw new Error(`${outcomes[index]} is not the energy of "${message}"`);
      }
    },
    qiskit: searchInQiskit(),
    qiskitCheck: ([line = '']) => {
      const degrees = (bestAngle(typedBlock()) * 180) / Math.PI;
      const { middle, half } = levels(typedBlock());
      const expected = `angle ${degrees.toFixed(1)}, energy ${(middle - half).toFixed(4)}`;
      if (line !== expected) throw new Error(`"${line}", expected "${expected}"`);
    },
  },
  'read-energy': { outcomes: fromReadings, shots: 1024 },
};

/** The circuits of the Qiskit file in their order: each angle along Z, then along X. */
function searchInQiskit(): Record<string, number>[] {
  return [0, Math.PI / 2, Math.PI / 4, bestAngle(typedBlock())].flatMap((theta): Record<string, number>[] => {
    const share = Math.sin(theta) ** 2;
    const differ = (1 + Math.sin(2 * theta)) / 4;
    return [
      { '00': 1 - share, '11': share },
      { '00': 0.5 - differ, '11': 0.5 - differ, '01': differ, '10': differ },
    ];
  });
}
