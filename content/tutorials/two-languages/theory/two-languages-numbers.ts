import { fixed, percent } from '#src/charts/numbers.ts';
import { countDeviation } from '#src/features/learn/runner/statistics.ts';
import { circuitAt, LEAN, outcomesAfter, outcomesOf } from './two-languages-theory.ts';

const SHOTS = 1024;
const [ownGate, decision, uncompute] = [circuitAt(3), circuitAt(4), circuitAt(5)];
const chance = (outcomes: Record<string, number>, label: string) => outcomes[label] ?? 0;
const lean = (label: string) => chance(outcomesOf(ownGate), label);
const decide = (label: string) => chance(outcomesOf(decision), label);

/** The last circuit with other lines in the place of the inverse, its fifth. */
const inThePlaceOfTheInverse = (lines: typeof uncompute.lines) =>
  outcomesAfter({ ...uncompute, lines: uncompute.lines.toSpliced(4, 1, ...lines) }, uncompute.lines.length);

const count = (probability: number) => fixed(SHOTS * probability, 0);
const deviation = (probability: number) => fixed(countDeviation(SHOTS, probability), 0);

/** What the text of the steps says with `<Number of="…" />`, computed from the theory. */
export const numbers = {
  'half-count': count(1 / 2),
  'half-deviation': deviation(1 / 2),
  'half-amplitude': fixed(Math.sqrt(1 / 2), 4),
  'lean-one': fixed(Math.sin(LEAN / 2) ** 2, 2),
  'lean-00': fixed(lean('00'), 3),
  'lean-01': fixed(lean('01'), 3),
  'lean-11': fixed(lean('11'), 3),
  'lean-01-count': count(lean('01')),
  'lean-01-deviation': deviation(lean('01')),
  'lean-11-count': count(lean('11')),
  'lean-11-deviation': deviation(lean('11')),
  'decide-00': fixed(decide('00'), 2),
  'decide-01': fixed(decide('01'), 2),
  'decide-count': count(decide('01')),
  'decide-deviation': deviation(decide('01')),
  'never-undone': fixed(chance(inThePlaceOfTheInverse([]), '11'), 2),
  'called-twice': percent(chance(inThePlaceOfTheInverse([uncompute.lines[2] ?? []]), '01'), 0),
};
