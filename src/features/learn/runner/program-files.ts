import { FILE_ENDINGS, type Language } from './language.ts';

/** What a program must give, from theory; `programs.test.ts` checks it for every program of the site. */
export interface Answer {
  /** Probability of each outcome, as the runner labels outcomes ("101", of OpenQASM with bit 0 rightmost, or the printed Q# value). Absent ones: 0. */
  outcomes?: Record<string, number>;
  /**
   * Amplitudes [re, im] of the last state that is shown, by basis state ("01": in Q# its first qubit leftmost, in OpenQASM
   * q[0] rightmost), to 1e-9. Absent ones: 0.
   */
  state?: Record<string, [re: number, im: number]>;
  /** Anything else, on the outcome labels and the messages of all shots. Throws an Error that says what is wrong. */
  check?: (run: { outcomes: string[]; messages: string[] }) => void;
  /** Shots of the test run; 4,096 unless said otherwise. */
  shots?: number;
  /**
   * For the Qiskit file: exact probabilities of every circuit in the order in which the program samples them (or asks
   * for `Statevector`), keys as Qiskit prints them (qubit 0 rightmost). Without it, with `outcomes` and without
   * `qiskitCheck`: the last circuit gives `outcomes`, of a Q# program with every string reversed.
   */
  qiskit?: Record<string, number>[];
  /** Anything else about the Qiskit file, on the lines it printed. Throws an Error that says what is wrong. */
  qiskitCheck?: (printed: string[]) => void;
}

/** A program of a tutorial: the file that runs in the page, and the same in Qiskit. */
export interface Program {
  tutorial: string;
  name: string;
  language: Language;
  source: string;
  /** The Qiskit (Python) version. */
  python: string;
}

/** Everything under `content/tutorials/<id>/programs/`: path → text. The page and the tests read these same files. */
const files: Record<string, string> = import.meta.glob('/content/tutorials/*/programs/*.{qasm,qs,py}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const LANGUAGES = ['openqasm', 'qsharp'] as const;

const textOf = (tutorial: string, name: string, ending: string) =>
  files[`/content/tutorials/${tutorial}/programs/${name}.${ending}`];

/** Every program of the site. Throws, naming the file, where the Qiskit version is missing. */
export function allPrograms(): Program[] {
  return Object.keys(files).flatMap((path) => {
    const [, tutorial, name, ending] = /tutorials\/([^/]+)\/programs\/(.+)\.(\w+)$/.exec(path) ?? [];
    return tutorial && name && ending !== 'py' ? [findProgram(tutorial, name)] : [];
  });
}

/** The program with this name. Throws an Error that names the missing file. */
export function findProgram(tutorial: string, name: string): Program {
  const language = LANGUAGES.find((each) => textOf(tutorial, name, FILE_ENDINGS[each]));
  if (!language) throw new Error(`content/tutorials/${tutorial}/programs has no ${name}.qasm and no ${name}.qs`);
  const [source, python] = [FILE_ENDINGS[language], 'py'].map((ending) => textOf(tutorial, name, ending));
  if (!source || !python) throw new Error(`content/tutorials/${tutorial}/programs/${name}.py is missing`);
  return { tutorial, name, language, source, python };
}

/** Qiskit files that belong to no program in `.qasm` or `.qs`. */
export function orphanedPythonFiles(): string[] {
  return Object.keys(files).filter(
    (path) => path.endsWith('.py') && !['qasm', 'qs'].some((ending) => path.replace(/py$/, ending) in files),
  );
}
