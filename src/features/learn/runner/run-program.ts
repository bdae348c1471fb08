import { type ICompiler, type ProgramConfig, QscEventTarget, type VSDiagnostic } from 'qsharp-lang';
import type { Language } from './language.ts';

/**
 * Amplitudes by basis state, "01" → [re, im]. States that are not there have amplitude 0. What Q# dumps has its first
 * qubit leftmost; of a circuit, q[0] is rightmost.
 */
export type StateDump = Record<string, [re: number, im: number]>;

/** What is wrong with a program, and where. Lines and columns count from 1. */
export interface Problem {
  message: string;
  line: number;
  column: number;
  /** Found while running; otherwise the program could not be compiled. */
  atRunTime: boolean;
}

export interface ProgramRun {
  /** One label a shot that ended. */
  outcomes: string[];
  /** What the program printed, all shots one after the other. */
  messages: string[];
  /** The dumps of the last shot, in order. */
  dumps: StateDump[];
  problems: Problem[];
}

/** The name under which the compiler knows the program; it is in call stacks. */
const FILE_NAME = 'program';

/** Compiles and runs a program `shots` times. Faults of the program are answered as `problems`; nothing else is caught. */
export async function runProgram(
  compiler: ICompiler,
  program: { language: Language; source: string },
  shots: number,
): Promise<ProgramRun> {
  const run: ProgramRun = { outcomes: [], messages: [], dumps: [], problems: [] };
  const config: ProgramConfig = {
    sources: [[FILE_NAME, program.source]],
    languageFeatures: [],
    profile: 'unrestricted',
    projectType: program.language,
  };
  let rejection: unknown;
  await compiler.run(config, '', shots, recordInto(run, program.language)).catch((reason: unknown) => {
    rejection = reason;
  });
  if (rejection && run.problems.length === 0) throw rejection;
  return run;
}

function recordInto(run: ProgramRun, language: Language): QscEventTarget {
  const events = new QscEventTarget(false);
  let isNewShot = true;
  events.addEventListener('Message', ({ detail }) => run.messages.push(detail));
  events.addEventListener('DumpMachine', ({ detail }) => {
    if (isNewShot) run.dumps = [];
    isNewShot = false;
    run.dumps.push(withoutKets(detail.state));
  });
  events.addEventListener('Result', ({ detail: { success, value } }) => {
    isNewShot = true;
    if (success) run.outcomes.push(outcomeLabel(String(value), language));
    else if (run.problems.length === 0) run.problems = problemsOf(value);
  });
  return events;
}

function withoutKets(state: Record<string, [number, number]>): StateDump {
  return Object.fromEntries(Object.entries(state).map(([ket, amplitude]) => [ket.replace(/[|⟩]/g, ''), amplitude]));
}

interface CompilerError {
  document: string;
  diagnostic: VSDiagnostic;
  stack?: string | null;
}

function problemsOf(value: unknown): Problem[] {
  const errors = (value as { errors?: CompilerError[] }).errors ?? [];
  const problems = errors.map((error) => ({
    message: firstSentence(error.diagnostic.message),
    atRunTime: Boolean(error.stack),
    ...placeOf(error),
  }));
  // What the compiler says of the same place again only follows from what it said first.
  return problems.filter(
    ({ line, column }, index) =>
      problems.findIndex((other) => other.line === line && other.column === column) === index,
  );
}

/** Where the fault is. One that shows inside the compiler's library is laid to the line that called it. */
function placeOf({ document, diagnostic, stack }: CompilerError): { line: number; column: number } {
  if (document === FILE_NAME) {
    return { line: diagnostic.range.start.line + 1, column: diagnostic.range.start.character + 1 };
  }
  const calls = [...(stack ?? '').matchAll(new RegExp(` in ${FILE_NAME}:(\\d+):(\\d+)`, 'g'))];
  const [, line, column] = calls[0] ?? [];
  return { line: Number(line ?? 1), column: Number(column ?? 1) };
}

/** Without the compiler's help text, and without the kind of fault, which the page says itself. */
function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/^(runtime error|name error|syntax error|type error): /, '');
}

/**
 * How an outcome is written on the page. The compiler prints measured bits as "[One, Zero]", the first one leftmost. Of
 * Q#, whose programs choose what they return, the page keeps the order: "10", and several registers as "10 1". Of
 * OpenQASM it writes bit 0 of the first register rightmost, as everywhere on the site. Any other value stays as printed.
 */
export function outcomeLabel(printed: string, language: Language): string {
  if (!/^[\s()[\],]*((Zero|One)[\s()[\],]*)+$/.test(printed)) return printed;
  const inOrder = digitsOf(printed);
  return language === 'openqasm' ? [...inOrder].reverse().join('') : inOrder;
}

function digitsOf(printed: string): string {
  return printed
    .replace(/\]\s*,\s*/g, '| ')
    .replaceAll('Zero', '0')
    .replaceAll('One', '1')
    .replace(/[^01|]/g, '')
    .replaceAll('|', ' ')
    .trim();
}
