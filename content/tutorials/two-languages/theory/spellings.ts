import { findProgram } from '#src/features/learn/runner/program-files.ts';

/** The texts beside those that run in the page: Q# where OpenQASM runs, and OpenQASM where Q# runs. */
const files: Record<string, string> = import.meta.glob('../spellings/*.{qasm,qs}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Spellings {
  openqasm: string;
  qsharp: string;
  python: string;
  /** The language of the text that does not run in the page. */
  beside: 'openqasm' | 'qsharp';
}

/** One circuit in three languages. Throws an Error that names a missing file. */
export function spellingsOf(name: string): Spellings {
  const { language, source, python } = findProgram('two-languages', name);
  const [beside, ending] = language === 'openqasm' ? (['qsharp', 'qs'] as const) : (['openqasm', 'qasm'] as const);
  const other = files[`../spellings/${name}.${ending}`];
  if (other === undefined) throw new Error(`content/tutorials/two-languages/spellings/${name}.${ending} is missing`);
  return language === 'openqasm'
    ? { openqasm: source, qsharp: other, python, beside }
    : { openqasm: other, qsharp: source, python, beside };
}

/** The paragraphs of a program: what stands between empty lines, moved to the left as far as all its lines are indented. */
export function paragraphsOf(source: string): string[] {
  return source
    .trimEnd()
    .split(/\n{2,}/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const indents = lines.map((line) => line.length - line.trimStart().length);
      return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
    });
}
