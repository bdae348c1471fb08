/** Which new cards come: those of steps that are marked as done, of one tutorial, or the terms that no step teaches. */
export type Choice = string;
export const DONE: Choice = 'done';
export const TERMS: Choice = 'terms';

/** The numbers of the steps done, by the ids of tutorials. */
export type Done = Readonly<Record<string, readonly number[]>>;
