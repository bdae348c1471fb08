export type Method =
  /** All columns of their matrices, exactly. */
  | 'every-input'
  /** What they make of two random states; different matrices agree on none by chance. */
  | 'random-inputs'
  /** What they make of X and Z of every qubit, exactly. */
  | 'paulis'
  /** What they do from |0…0⟩, as circuits that measure or prepare are run. */
  | 'from-zero';

/** The columns, from 1, of the first and the second circuit with which they part; none in one that has ended. */
export interface Parting {
  readonly first: number | undefined;
  readonly second: number | undefined;
}

export type Comparison =
  | {
      readonly isEqual: true;
      readonly method: Method;
      /**
       * The second is e^(iφ) times the first, φ in radians; undefined where there is no such phase or it was not found.
       */
      readonly phase: number | undefined;
      /** What differs all the same, in one sentence. */
      readonly note: string | undefined;
    }
  | {
      readonly isEqual: false;
      /**
       * How the second circuit differs from the first, which is the expected one; a sentence without its capital and
       * full stop.
       */
      readonly difference: string;
      /** Undefined where nothing looked for it. */
      readonly parting: Parting | undefined;
      readonly method: Method | undefined;
      readonly note: string | undefined;
    };
