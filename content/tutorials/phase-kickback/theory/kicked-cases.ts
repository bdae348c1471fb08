import { hiddenString, MAJORITY, overlap } from './phase-kickback-theory.ts';

/** One thing that can be called, and what is said of it. */
export interface Kicked {
  /** As it stands beside the slider. */
  name: string;
  /** How many input qubits it has. */
  n: 1 | 3;
  /** By how much of a circle the arrow of x turns. */
  turns: (x: number) => number;
  /** Which inputs are left where a value was read, or scratch remembers one. */
  isLeft?: (x: number) => boolean;
  /** The value of f, as it stands below an arrow. */
  values?: (x: number) => number | string;
  /** The finding after the call, and after the last Hadamards, from the chances of all readings. */
  called: string;
  read: (chances: readonly number[]) => string;
}

const text = (x: number) => x.toString(2).padStart(3, '0');
const inRuns = (chance: number) => (chance > 0.995 ? 'every run' : `${Math.round(100 * chance)} of 100 runs`);

/** A control qubit whose target is in an eigenstate. */
const kick = (turn: number, name: string): Kicked => ({
  name,
  n: 1,
  turns: (x) => (x === 1 ? turn : 0),
  called:
    turn === 0
      ? 'The target kicks nothing back, so both arrows still agree'
      : `The target stays as it was; the control’s arrow of 1 made ${name}`,
  read: ([, one = 0]) => (one < 1e-9 ? 'The control reads 0 in every run' : `The control reads 1 in ${inRuns(one)}`),
});

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'All eight'];

/** A function of which it is promised that it is constant or balanced. */
function promised(name: string, f: readonly number[]): Kicked {
  const ones = f.filter((value) => value === 1).length;
  const all = f.length === 2 ? 'Both' : COUNTS[8];
  const called =
    ones === 0
      ? 'No arrow has turned, because f is 0 everywhere'
      : ones === f.length
        ? `${all} arrows have turned together: a global phase`
        : `${COUNTS[ones]} of ${f.length === 2 ? 'two' : 'eight'} arrows ${ones === 1 ? 'has' : 'have'} turned by half a circle, where f is 1`;
  return {
    name,
    n: f.length === 2 ? 1 : 3,
    turns: (x) => (f[x] ?? 0) / 2,
    values: (x) => f[x] ?? 0,
    called,
    read: ([zero = 0]) => {
      const zeros = f.length === 2 ? '0' : '000';
      if (zero > 0.5) return `It reads ${zeros} in every run: f is constant`;
      return f.length === 2 ? 'It reads 1 in every run: f is balanced' : `It never reads ${zeros}: f is balanced`;
    },
  };
}

const hidden = (s: number): Kicked => ({
  ...promised(`s = ${text(s)}`, hiddenString(s, 3)),
  read: (chances) => `It reads ${text(s)}, the hidden string, in ${inRuns(chances[s] ?? 0)}`,
});

/** The same call with its scratch qubit left as it is: the branches in which it holds 0. */
const dirty = (s: number): Kicked => ({
  ...hidden(s),
  name: `s = ${text(s)}, scratch left`,
  isLeft: (x) => overlap(s, x) === 0,
  called: 'The scratch remembers f(x): where it holds 0, four arrows are left',
  read: (chances) => `It reads ${text(s)} in only ${inRuns(chances[s] ?? 0)}, because the scratch remembers f(x)`,
});

const SEEN = 2;

/** A function with a mask, after its value was read: of all inputs one pair is left. */
const masked = (s: number): Kicked => ({
  name: `mask ${text(s)}`,
  n: 3,
  turns: () => 0,
  isLeft: (x) => x === SEEN || x === (SEEN ^ s),
  values: (x) => 'abcd'[[0, 1, 2, 3, 4, 5, 6, 7].filter((y) => y < (y ^ s)).indexOf(Math.min(x, x ^ s))] ?? '',
  called: `The value is read: only ${text(Math.min(SEEN, SEEN ^ s))} and ${text(Math.max(SEEN, SEEN ^ s))} have it, and they differ by ${text(s)}`,
  read: (chances) =>
    `It reads ${chances
      .flatMap((p, y) => (p > 1e-9 ? [text(y)] : []))
      .join(', ')
      .replace(/, (\d+)$/, ' or $1')}, each with an even overlap with ${text(s)}`,
});

const MARKED = 5;
const EIGHTHS = 3;

/** All that the picture beside the steps can call; a step's head names the place in this list. */
export const KICKED: readonly Kicked[] = [
  kick(0, 'no turn'),
  kick(1 / 8, '⅛ of a turn'),
  kick(1 / 4, '¼ of a turn'),
  kick(1 / 3, '⅓ of a turn'),
  kick(1 / 2, 'half a turn'),
  promised('f(x) = 0', [0, 0]),
  promised('f(x) = 1', [1, 1]),
  promised('f(x) = x', [0, 1]),
  promised('f(x) = not x', [1, 0]),
  promised(
    '1 for all x',
    hiddenString(0, 3).map(() => 1),
  ),
  promised('majority', MAJORITY),
  ...[3, 5, 6, 7].map(hidden),
  dirty(5),
  ...[3, 5, 6].map(masked),
  {
    ...promised(
      `1 for ${text(MARKED)} only`,
      hiddenString(0, 3).map((_, x) => Number(x === MARKED)),
    ),
    read: (chances) => `It reads 000 in ${inRuns(chances[0] ?? 0)}, and 101 no more often than the rest`,
  },
  {
    name: `${EIGHTHS}/8 of a turn each`,
    n: 3,
    turns: (x) => (EIGHTHS * x) / 8,
    called: `From each x to the next the arrow turns by ${EIGHTHS}/8 of a circle`,
    read: (chances) => `Hadamards read no winding: the likeliest string comes in ${inRuns(Math.max(...chances))}`,
  },
];
