import { LANGUAGE_NAMES } from '../runner/language.ts';
import { findProgram, type Program } from '../runner/program-files.ts';
import { loadTutorials, type TutorialEntry } from '../tutorials/load-tutorials.ts';

/** Every program has a version in it, beside the one that runs in the page. */
export const PYTHON_NAME = 'Qiskit (Python)';

/** A program with the step that explains it. */
export interface CodeEntry extends Program {
  title: string;
  step: number;
  shots: number;
  of: TutorialEntry;
  languages: readonly string[];
}

/** The programs of all tutorials, in the order of tutorials and steps. Throws where a step names a file that is missing. */
export function loadCode(): CodeEntry[] {
  return loadTutorials().flatMap((tutorial) =>
    tutorial.steps.flatMap(({ title, number, program }) => {
      if (!program) return [];
      const file = findProgram(tutorial.id, program.name);
      const languages = [LANGUAGE_NAMES[file.language], PYTHON_NAME];
      return [{ ...file, title, step: number, shots: program.shots, of: tutorial, languages }];
    }),
  );
}

/** The anchor of a program in the list. */
export function idOf({ of, step }: Pick<CodeEntry, 'of' | 'step'>): string {
  return `${of.id}-${step}`;
}
