import type { Ref } from 'react';
import type { Judged } from './check-answer.ts';

/** What a field has been asked: the judgment, and the answer as it is kept. */
export interface Checked {
  readonly judged: Judged;
  readonly answer: string;
}

/** How the buttons of a task ask its field. */
export interface FieldHandle {
  check: () => Checked | Promise<Checked>;
}

export interface FieldProps {
  readonly ref: Ref<FieldHandle>;
  /** What was said of the answer as it stands. */
  readonly judged: Judged | undefined;
  /** The answer has changed: what was said is about another one. */
  readonly onChange: () => void;
}
