import { entryOf } from '#src/model/read-content.ts';
import type { Experiment } from './measured.ts';

/** The codes of an experiment by their names in the list of codes. */
export function codeNames({ codes = [] }: Pick<Experiment, 'codes'>): string[] {
  return codes.map((id) => entryOf('codes', id).name);
}
