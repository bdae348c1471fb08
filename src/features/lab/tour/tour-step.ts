import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { Place } from '#circuit/editing/edit.ts';

/** What somebody does in the lab besides building. */
export type TourAction = 'run-shots' | 'open-text' | 'copy-address';

/** What must hold for a step to be done; "the end" is that of the circuit. */
export type StepCondition =
  /** The state at the end, up to a global phase: real and imaginary parts in turn. */
  | { readonly kind: 'state'; readonly amplitudes: readonly number[] }
  | { readonly kind: 'uses'; readonly gate: string; readonly controls: number; readonly count: number }
  | {
      readonly kind: 'probability';
      readonly outcome: string;
      readonly of: 'qubits' | 'bits';
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'bloch'; readonly qubit: number; readonly axis: 'x' | 'y' | 'z'; readonly from: number }
  | { readonly kind: 'cut'; readonly column: number }
  | { readonly kind: 'action'; readonly action: TourAction };

/** A plate of the palette, and the place that it is put on. */
export interface TourPress {
  readonly plate: string;
  readonly place: Place;
}

/** A step of the tour as the browser gets it. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly task: string;
  readonly hint: string;
  /** The circuit that it begins with; without, what is there stays. */
  readonly start?: Circuit | undefined;
  /** Plates and places that lead there, in order. */
  readonly presses: readonly TourPress[];
  readonly done: readonly StepCondition[];
  /** What has been seen when it is done. */
  readonly after: string;
  /** The circuit of one way to do it, where the circuit changes. */
  readonly answer?: Circuit | undefined;
}
