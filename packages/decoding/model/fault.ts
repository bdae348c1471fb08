/** Why a text cannot be read: its line, counted from 1, and one sentence, without its full stop, that says what was expected. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** Stops the reading of a text. */
export class TextError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** What `read` answers, or the fault with which it stops. */
export function orFault<Answer>(read: () => Answer): Answer | Fault {
  try {
    return read();
  } catch (error) {
    if (error instanceof TextError) return { line: error.line, message: error.message };
    throw error;
  }
}

export function isFault(answer: object): answer is Fault {
  return 'message' in answer;
}
