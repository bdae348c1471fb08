/** A place in a text, counted from 1; columns in UTF-16 units, as editors count them. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Why a text cannot be read: one sentence, without its full stop, that says what was expected or is not drawn. */
export interface Fault extends Place {
  readonly message: string;
}

/** Stops the reading of a text. */
export class TextError extends Error {
  readonly place: Place;

  constructor(message: string, { line, column }: Place) {
    super(message);
    this.place = { line, column };
  }
}

/** What `read` answers, or the fault with which it stops. */
export function orFault<Answer>(read: () => Answer): Answer | Fault {
  try {
    return read();
  } catch (error) {
    if (error instanceof TextError) return { ...error.place, message: error.message };
    throw error;
  }
}

export function isFault(answer: object): answer is Fault {
  return 'message' in answer;
}

/** "1 qubit", "3 qubits". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
