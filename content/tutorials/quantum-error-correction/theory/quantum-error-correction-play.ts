import { percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { errorOf, inWords, lettersOf, SCENES } from './code-errors.ts';
import { decoderOf, leftBy, syndromeOf } from './css-codes.ts';
import { COUNTED, DISTANCES, lostShares } from './threshold-counts.ts';

/** A code with an error on it, what its checks say, and what a decoder makes of it. */
export interface CodePicture {
  kind: 'code';
  /** Which of the codes. */
  scene: number;
  /** The letter of the error on each qubit, or none; and whether the repair acts there. */
  qubits: { error: string; isRepaired: boolean }[];
  /** Whether each check fires, in the order of the code. */
  fired: boolean[];
  rows: [name: string, value: string][];
}

/** Shares lost at one error rate, for the three distances. */
export interface ThresholdPicture {
  kind: 'threshold';
  at: number;
  rows: [name: string, value: string][];
}

export type ErrorPicture = CodePicture | ThresholdPicture;

const THRESHOLD = SCENES.length;

/** Five codes under errors of choice, and last the losses of three patches under errors of a rate of choice. */
export const play: Playable<ErrorPicture> = {
  about: 'A code under errors',
  controls: [
    {
      name: 'at',
      label: 'Error',
      kind: 'range',
      max: COUNTED.length - 1,
      say: (at, { code = 0 }) =>
        code === THRESHOLD ? percent(COUNTED[at]?.p ?? 0, 1) : SCENES[code]?.errors[at] || 'none',
    },
    {
      name: 'code',
      label: 'Code',
      kind: 'range',
      max: THRESHOLD,
      say: (code) => SCENES[code]?.label ?? 'd 3, 5, 7',
    },
  ],
  start: { at: 2, code: 0 },
  stateOf: ({ at = 0, code = 0 }) => (code === THRESHOLD ? thresholdAt(at) : underError(code, at)),
};

function underError(scene: number, at: number): PlayState<ErrorPicture> {
  const { code, errors } = SCENES[scene] ?? SCENES[0] ?? never();
  const error = errorOf(errors[at] ?? '');
  const repair = decoderOf(code)(error);
  const fired = syndromeOf(code, error);
  const { flipped, signed } = leftBy(code, error, repair);
  const isMended = !flipped && !signed;
  const isWhole = error.x === repair.x && error.z === repair.z;
  const lost = flipped ? (signed ? 'logical flip and sign' : 'logical flip') : 'wrong logical sign';
  const left = isMended ? (isWhole ? 'nothing' : 'checks, which do no harm') : `a ${lost}`;
  const count = fired.filter(Boolean).length;
  const [errorText, repairText] = [inWords(error, code.qubits), inWords(repair, code.qubits)];
  return {
    title: `${errorText === 'nothing' ? 'No error' : errorText}: ${alarm(count)}, and ${ending(isMended, count, lost)}`,
    value: isMended ? 'safe' : 'lost',
    note: `${errors[at] || 'no error'}, ${count} of ${fired.length} fire`,
    data: {
      kind: 'code',
      scene,
      qubits: lettersOf(error, code.qubits).map((letter, qubit) => ({
        error: letter,
        isRepaired: (((repair.x | repair.z) >> qubit) & 1) === 1,
      })),
      fired,
      rows: [
        ['Error', errorText],
        ['Repair', repairText],
        ['Left', left],
      ],
    },
  };
}

const alarm = (count: number) =>
  count === 0 ? 'no check fires' : `${count} check${count === 1 ? ' fires' : 's fire'}`;

function ending(isMended: boolean, count: number, lost: string): string {
  if (isMended) return count === 0 ? 'nothing is lost' : 'the repair is right';
  return count === 0 ? `it is a ${lost}` : `the repair leaves a ${lost}`;
}

function thresholdAt(at: number): PlayState<ErrorPicture> {
  const shares = lostShares(at);
  const [small = 0, , large = 0] = shares;
  const p = percent(COUNTED[at]?.p ?? 0, 1);
  const [better, worse] = [small / large, large / small];
  const finding =
    better >= 1
      ? `distance 7 loses its qubit ${times(better)} less often than distance 3`
      : `distance 7 loses its qubit ${times(worse)} as often as distance 3`;
  return {
    title: `At p = ${p}, ${finding}`,
    value: percent(large, 2),
    note: `d = 7, p = ${p}`,
    data: {
      kind: 'threshold',
      at,
      rows: shares.map((share, index) => [
        `d = ${DISTANCES[index]}`,
        `loses ${percent(share, 2)} in ${DISTANCES[index]} rounds`,
      ]),
    },
  };
}

const times = (factor: number) => `${factor < 9.95 ? factor.toFixed(1) : Math.round(factor)} times`;

function never(): never {
  throw new RangeError('There is a first code');
}
