import { unionFindSteps } from '#decoding/union-find/union-find-steps.ts';
import { chainAcross } from './chain.ts';
import { type EdgePlace, effectOf, type PatchCode, type PatchSector, patchCode } from './patch-code.ts';
import { type Mishap, type PatchState, roundsOf } from './patch-state.ts';

/** An edge that a cluster has grown along, and how far from each end, as a share of its length. */
export interface Growth {
  readonly place: EdgePlace;
  /** Checks at its ends; undefined for the edge of the patch. */
  readonly ends: readonly [from: number, to: number | undefined];
  readonly shares: readonly [from: number, to: number];
}

/** What became of a patch: corrected, or a logical operator flipped, in which sector by which chain. */
export interface PatchAnswer {
  readonly patch: PatchCode;
  readonly rounds: number;
  /** Checks that differ from their reading before, with the reading. */
  readonly lit: readonly { readonly check: number; readonly round: number }[];
  /** After each step of growth, all edges that are grown along. */
  readonly steps: readonly (readonly Growth[])[];
  /** What the decoder takes for the cause, with the kind of error. */
  readonly taken: readonly (EdgePlace & { readonly error: 'X' | 'Z' })[];
  /** In the sectors with a logical error, the chain across the patch. */
  readonly chains: readonly { readonly error: 'X' | 'Z'; readonly qubits: readonly number[] }[];
  /** Whether no logical operator is flipped in the end. */
  readonly isCorrected: boolean;
}

/** Decodes a patch by union-find, kind of error by kind of error, and says what came of it. */
export function decodePatch(state: PatchState): PatchAnswer {
  const rounds = roundsOf(state);
  const patch = patchCode(state.distance, rounds);
  const decoded = patch.sectors.map((sector) => decodeSector(patch, sector, state.mishaps));
  const longest = Math.max(...decoded.map(({ steps }) => steps.length));
  return {
    patch,
    rounds,
    lit: decoded.flatMap(({ lit }) => lit),
    steps: Array.from({ length: longest }, (_, step) =>
      decoded.flatMap(({ steps }) => steps[Math.min(step, steps.length - 1)] ?? []),
    ),
    taken: decoded.flatMap(({ taken }) => taken),
    chains: decoded.flatMap(({ chain }) => (chain ? [chain] : [])),
    isCorrected: decoded.every(({ isCorrected }) => isCorrected),
  };
}

function decodeSector(patch: PatchCode, sector: PatchSector, mishaps: readonly Mishap[]) {
  const { error, graph, places, checks } = sector;
  const { defects, isFlipped } = effectOf(sector, mishaps);
  const { steps, edges, flips } = unionFindSteps(graph, Int32Array.from(defects));
  const checkOf = (detector: number) => (detector === graph.detectors ? undefined : checks[detector % checks.length]);
  const taken = edges.map((edge) => ({ ...(places[edge] as EdgePlace), error }));
  const isCorrected = isFlipped === (flips !== 0);
  const chain = isCorrected ? undefined : chainAcross(patch, sector, left(error, mishaps, taken));
  return {
    lit: defects.map((detector) => ({
      check: checkOf(detector) as number,
      round: Math.floor(detector / checks.length),
    })),
    steps: steps.map(({ grown }) =>
      grown.map(
        ({ edge, from, to }): Growth => ({
          place: places[edge] as EdgePlace,
          ends: [checkOf(graph.from[edge] as number) as number, checkOf(graph.to[edge] as number)],
          shares: [from, to],
        }),
      ),
    ),
    taken,
    isCorrected,
    chain: chain && { error, qubits: chain },
  };
}

/** The qubits that are flipped in the end, by errors and by the decoder together. */
function left(error: 'X' | 'Z', mishaps: readonly Mishap[], taken: readonly EdgePlace[]): Set<number> {
  const flipped = new Set<number>();
  const flip = (qubit: number) => flipped.delete(qubit) || flipped.add(qubit);
  for (const mishap of mishaps)
    if (mishap.kind === 'error' && (mishap.pauli === error || mishap.pauli === 'Y')) flip(mishap.qubit);
  for (const place of taken) if (place.kind === 'error') flip(place.qubit);
  return flipped;
}
