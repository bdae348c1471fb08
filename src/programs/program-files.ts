/** The languages that the compiler in the page understands, by the ending of their files. */
const LANGUAGES = { qasm: 'openqasm', qs: 'qsharp' } as const;

export type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

export const LANGUAGE_NAMES: Record<Language, string> = { openqasm: 'OpenQASM 3', qsharp: 'Q#' };

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

const folderOf = (tutorial: string) => `/content/tutorials/${tutorial}/programs`;

/** Every program of the site. Throws, naming the file, where the Qiskit version is missing. */
export function allPrograms(): Program[] {
  return Object.keys(files).flatMap((path) => {
    const [, tutorial, name, ending] = /tutorials\/([^/]+)\/programs\/(.+)\.(\w+)$/.exec(path) ?? [];
    return tutorial && name && ending !== 'py' ? [findProgram(tutorial, name)] : [];
  });
}

/** The program with this name. Throws an Error that names the missing file. */
export function findProgram(tutorial: string, name: string): Program {
  const ending = (['qasm', 'qs'] as const).find((each) => `${folderOf(tutorial)}/${name}.${each}` in files);
  if (!ending) throw new Error(`content/tutorials/${tutorial}/programs has no ${name}.qasm and no ${name}.qs`);
  const [source, python] = [ending, 'py'].map((each) => files[`${folderOf(tutorial)}/${name}.${each}`]);
  if (!source || !python) throw new Error(`content/tutorials/${tutorial}/programs/${name}.py is missing`);
  return { tutorial, name, language: LANGUAGES[ending], source, python };
}

/** The ending of a language's files, without the dot. */
export function fileEnding(language: Language): 'qasm' | 'qs' {
  return language === 'openqasm' ? 'qasm' : 'qs';
}

/** Qiskit files that belong to no program in `.qasm` or `.qs`. */
export function orphanedPythonFiles(): string[] {
  return Object.keys(files).filter(
    (path) => path.endsWith('.py') && !['qasm', 'qs'].some((ending) => path.replace(/py$/, ending) in files),
  );
}
