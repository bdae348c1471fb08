import type { Circuit } from '../circuit/circuit.ts';

/** A circuit in another language, or one sentence that says what it cannot say there. */
export type Exported =
  | {
      readonly text: string;
      /** What a reader of the text should know that the text has no place for; one sentence each. */
      readonly notes: readonly string[];
    }
  | { readonly refusal: string };

/** Writes a circuit in another language, exactly or not at all. */
export type Exporter = (circuit: Circuit) => Exported;

/** Why a circuit cannot be said in a language: one sentence for the page. */
export class Refusal extends Error {}

/** The text with its notes, or the sentence of the refusal that was met on the way. Other errors are faults and pass. */
export function exported(write: () => string, notes: () => readonly string[] = () => []): Exported {
  try {
    const text = write();
    return { text, notes: notes() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}
