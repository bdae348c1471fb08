/** The distances that a patch can have. */
export const DISTANCES = [3, 5, 7, 9] as const;
export type Distance = (typeof DISTANCES)[number];

export const PAULIS = ['X', 'Y', 'Z'] as const;
export type Pauli = (typeof PAULIS)[number];

/** How often the checks of a patch are read wrongly or rightly, before they are read once more without fault. */
export const NOISY_ROUNDS = 3;

/** An error on a qubit, before the checks are read in this round, or a check that is misread in it; rounds count from 0. */
export type Mishap =
  | { readonly kind: 'error'; readonly round: number; readonly qubit: number; readonly pauli: Pauli }
  | { readonly kind: 'fault'; readonly round: number; readonly check: number };

/** What somebody did to a patch, in the order in which it was done; no place comes twice. */
export interface PatchState {
  readonly distance: Distance;
  readonly mishaps: readonly Mishap[];
}

/** Without a misread check, one reading is enough. */
export function roundsOf({ mishaps }: PatchState): number {
  const isTimed = mishaps.some(({ kind, round }) => kind === 'fault' || round > 0);
  return isTimed ? NOISY_ROUNDS : 0;
}

const isAt = (mishap: Mishap) => (other: Mishap) =>
  other.round === mishap.round &&
  (mishap.kind === 'error'
    ? other.kind === 'error' && other.qubit === mishap.qubit
    : other.kind === 'fault' && other.check === mishap.check);

/** Puts a mishap at its place. The same once more takes it away; another Pauli takes the place of the first. */
export function put(state: PatchState, mishap: Mishap): PatchState {
  const found = state.mishaps.find(isAt(mishap));
  const others = state.mishaps.filter((other) => other !== found);
  const isSame = found && (found.kind === 'fault' || (mishap.kind === 'error' && found.pauli === mishap.pauli));
  return { ...state, mishaps: isSame ? others : [...others, mishap] };
}

/** Takes away what is at this place. */
export function clear(state: PatchState, mishap: Mishap): PatchState {
  return { ...state, mishaps: state.mishaps.filter((other) => !isAt(mishap)(other)) };
}

/** What the page shows at first: three flips in one column, which the decoder gets wrong. */
export const FIRST_PATCH: PatchState = {
  distance: 5,
  mishaps: [2, 7, 12].map((qubit) => ({ kind: 'error', round: 0, qubit, pauli: 'X' })),
};
