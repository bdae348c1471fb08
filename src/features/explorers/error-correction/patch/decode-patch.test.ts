import { describe, expect, it } from 'vitest';
import { UnionFindDecoder } from '#decoding/union-find/union-find-decoder.ts';
import { decodePatch } from './decode-patch.ts';
import { patchCode } from './patch-code.ts';
import { DISTANCES, type Mishap, PAULIS, type PatchState } from './patch-state.ts';
import { lightestError, subsets } from './worst-error.ts';

const on = (...qubits: number[]): Mishap[] => qubits.map((qubit) => ({ kind: 'error', round: 0, qubit, pauli: 'X' }));

describe('a patch that is broken (R54.4)', () => {
  it('is corrected after every set of errors that its distance promises to survive, of each kind', () => {
    for (const pauli of PAULIS) {
      for (const qubits of subsets(25, 2)) {
        const mishaps = on(...qubits).map((mishap): Mishap => ({ ...mishap, pauli }) as Mishap);
        expect(decodePatch({ distance: 5, mishaps }).isCorrected).toBe(true);
      }
    }
  });

  it('shows the three flips of a column as the chain that the decoder closes', () => {
    const answer = decodePatch({ distance: 5, mishaps: on(2, 7, 12) });
    expect(answer.isCorrected).toBe(false);
    expect(answer.lit).toHaveLength(1);
    expect(answer.taken).toHaveLength(2);
    const [chain] = answer.chains;
    expect(chain?.error).toBe('X');
    expect(chain?.qubits).toHaveLength(5);
    expect(chain?.qubits.slice(0, 3)).toEqual([2, 7, 12]);
  });

  it('has a chain across wherever a logical operator is flipped, and only there', () => {
    for (const qubits of subsets(9, 3)) {
      const answer = decodePatch({ distance: 3, mishaps: on(...qubits) });
      expect(answer.chains.length > 0).toBe(!answer.isCorrected);
      for (const { qubits: way } of answer.chains) {
        expect(Math.floor((way[0] ?? 9) / 3)).toBe(0);
        expect(Math.floor((way.at(-1) ?? 0) / 3)).toBe(2);
      }
    }
  });

  it('sees a misread check at two readings, and corrects it without touching a qubit', () => {
    const answer = decodePatch({ distance: 3, mishaps: [{ kind: 'fault', round: 1, check: 3 }] });
    expect(answer.lit.map(({ round }) => round)).toEqual([1, 2]);
    expect(answer.taken).toEqual([{ kind: 'fault', round: 1, check: 3, error: answer.taken[0]?.error }]);
    expect(answer.isCorrected).toBe(true);
  });

  it('knows nothing of errors that no check sees', () => {
    const across = decodePatch({ distance: 3, mishaps: on(0, 3, 6) });
    expect(across.lit).toEqual([]);
    expect(across.steps).toEqual([]);
    expect(across.isCorrected).toBe(false);
    const product = decodePatch({ distance: 3, mishaps: on(0, 1) });
    expect(product.lit).toEqual([]);
    expect(product.isCorrected).toBe(true);
  });

  it('answers a press within a frame at distance 9', () => {
    const state: PatchState = { distance: 9, mishaps: on(4, 13, 22, 31, 60, 61) };
    decodePatch(state);
    const answer = decodePatch(state);
    expect(answer.patch).toBe(patchCode(9, 0));
  });
});

describe('the lightest error that wins (R54.5)', () => {
  it.each(DISTANCES)('has more than half the distance %i and beats the decoder', (distance) => {
    const mishaps = lightestError(distance);
    expect(mishaps).toHaveLength((distance + 1) / 2);
    expect(decodePatch({ distance, mishaps }).isCorrected).toBe(false);
  });
});

describe('the decoder of the drawing', () => {
  it('is the decoder that is counted with', () => {
    const [sector] = patchCode(5, 0).sectors;
    if (!sector) throw new Error('a patch has sectors');
    const decoder = new UnionFindDecoder(sector.graph);
    for (const qubits of subsets(25, 3).filter((_, index) => index % 7 === 0)) {
      const answer = decodePatch({ distance: 5, mishaps: on(...qubits) });
      const defects = answer.lit.map(({ check }) => sector.checks.indexOf(check));
      decoder.decode(Int32Array.from(defects), defects.length);
      const edges = [...decoder.edges.subarray(0, decoder.edgeCount)];
      expect(answer.taken.map(({ kind, ...place }) => ('qubit' in place ? place.qubit : -1))).toEqual(
        edges.map((edge) => {
          const place = sector.places[edge];
          return place?.kind === 'error' ? place.qubit : -1;
        }),
      );
    }
  });
});
