import type { Answer, Question } from './find.ts';

/** The file with the names, which the page fetches while the worker starts. */
export interface CatalogMessage {
  catalog: string;
}

/** What the page asks the worker. */
export interface AskMessage {
  id: number;
  question: Question;
}

/** What the worker says: first, where the texts are not there yet, what the names answer; then the whole answer. */
export type AnswerMessage = { id: number; stage: 'names' | 'whole'; answer: Answer } | { id: number; stage: 'failed' };
