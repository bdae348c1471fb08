import type { Circuit } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { circuitOf } from '#src/drawings/circuit/circuit-of.ts';
import { type Entry, entriesOf, entryOf } from '#src/model/read-content.ts';

export interface GalleryCircuit {
  readonly entry: Entry<'circuits'>;
  readonly circuit: Circuit;
}

/** The circuits of `content/circuits/`, read. Throws what is wrong with a text, and where. */
export function galleryCircuits(): GalleryCircuit[] {
  return entriesOf('circuits').map(withCircuit);
}

function withCircuit(entry: Entry<'circuits'>): GalleryCircuit {
  return { entry, circuit: circuitOf(entry.qasm, `content/circuits/${entry.id}.yaml`) };
}

export interface LookedAt extends GalleryCircuit {
  readonly outcomes: ReadonlyMap<string, number>;
  /** After the column that the entry names in `see`, or at the end. */
  readonly seen: Snapshot;
  readonly stateAfter: (column: number) => Snapshot;
}

/** One circuit of the gallery, its outcomes, and what the lab shows where the entry says to look. */
export function lookAt(id: string): LookedAt {
  const gallery = withCircuit(entryOf('circuits', id));
  const { entry, circuit } = gallery;
  const stateAfter = (cut: number) => runCircuit(circuit, { t: 0, cut });
  return {
    ...gallery,
    outcomes: exactOutcomes(circuit, { t: 0 }),
    seen: stateAfter(entry.see.column ?? circuit.columns.length),
    stateAfter,
  };
}
