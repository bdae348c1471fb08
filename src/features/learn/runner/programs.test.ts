import { describe, expect, it } from 'vitest';
import type { Language } from './language.ts';
import { type Answer, allPrograms, orphanedPythonFiles } from './program-files.ts';
import { runOpenQasm } from './run-openqasm.ts';
import { runProgram } from './run-program.ts';
import { assertCounts } from './statistics.ts';
import { nodeCompiler } from './testing/node-compiler.ts';
import { hasPython, runPython } from './testing/python.ts';

/** Every program of the site gives the answer that theory says: the files that the page shows are the ones run here. */
const modules: Record<string, { answers: Record<string, Answer> }> = import.meta.glob(
  '/content/tutorials/*/theory/*-answers.ts',
  {
    eager: true,
  },
);
const answersOf = (tutorial: string) =>
  modules[`/content/tutorials/${tutorial}/theory/${tutorial}-answers.ts`]?.answers ?? {};
const programs = allPrograms();
const compiler = await nodeCompiler();

const PRECISION = 9;
const SHOTS = 4096;
const SEED = 2024;

it('every Qiskit file goes with a program', () => {
  expect(orphanedPythonFiles()).toEqual([]);
});

it('every answer belongs to a program', () => {
  const names = programs.map(({ tutorial, name }) => `${tutorial}/${name}`);
  for (const path of Object.keys(modules)) {
    const tutorial = path.split('/').at(-3) ?? '';
    for (const name of Object.keys(answersOf(tutorial))) expect(names).toContain(`${tutorial}/${name}`);
  }
});

it('every program has an answer to be held against', () => {
  const without = programs.filter(({ tutorial, name }) => {
    const answer = answersOf(tutorial)[name];
    return !(answer?.outcomes ?? answer?.state ?? answer?.check);
  });
  expect(without).toEqual([]);
});

it('every program is short enough to be read, in both languages', () => {
  const long = programs.filter(({ source, python }) => [source, python].some((text) => linesIn(text) > 60));
  expect(long.map(({ tutorial, name }) => `${tutorial}/${name}`)).toEqual([]);
});

describe.each(programs)('$tutorial/$name', (program) => {
  const answer = answersOf(program.tutorial)[program.name];

  it('gives it', async () => {
    const { problems, outcomes, messages, dumps } = await runProgram(compiler, program, answer?.shots ?? SHOTS);
    expect(problems).toEqual([]);
    if (answer?.outcomes) assertCounts(outcomes, answer.outcomes);
    // OpenQASM has nothing that dumps a state.
    if (answer?.state && program.language === 'qsharp') expectAmplitudes(dumps.at(-1), answer.state);
    answer?.check?.({ outcomes, messages });
  });

  it.runIf(program.language === 'openqasm')('R46.1: gives it without the compiler, exactly', () => {
    const found = runOpenQasm(program.source, answer?.shots ?? SHOTS, SEED);
    expect(found?.problems).toEqual([]);
    const outcomes = (found?.counts ?? []).flatMap(([label, count]) => Array.from({ length: count }, () => label));
    if (answer?.outcomes) {
      expectDistributions([Object.fromEntries(found?.theory ?? [])], [answer.outcomes]);
      assertCounts(outcomes, answer.outcomes);
    }
    if (answer?.state) expectAmplitudes(found?.dumps.at(-1), answer.state);
    answer?.check?.({ outcomes, messages: [] });
  });

  it.runIf(hasPython)('gives it in Qiskit', () => {
    const { printed, circuits } = runPython(program.python);
    const isByTheOutcomes = answer?.outcomes && !answer.qiskitCheck;
    const last = inQiskit(program.language, answer?.outcomes ?? {});
    const expected = answer?.qiskit ?? (isByTheOutcomes ? [...circuits.slice(0, -1), last] : undefined);
    if (answer?.qiskit?.length !== 0) expect(circuits.length).toBeGreaterThan(0);
    if (expected) expectDistributions(circuits, expected);
    answer?.qiskitCheck?.(printed);
  });
});

function expectAmplitudes(found: Answer['state'], expected: Record<string, [number, number]>): void {
  expect(found).toBeDefined();
  for (const basis of new Set([...Object.keys(found ?? {}), ...Object.keys(expected)])) {
    const [re, im] = found?.[basis] ?? [0, 0];
    expect(re, `real part of ${basis}`).toBeCloseTo(expected[basis]?.[0] ?? 0, PRECISION);
    expect(im, `imaginary part of ${basis}`).toBeCloseTo(expected[basis]?.[1] ?? 0, PRECISION);
  }
}

function expectDistributions(found: Record<string, number>[], expected: Record<string, number>[]): void {
  expect(found).toHaveLength(expected.length);
  found.forEach((circuit, index) => {
    for (const label of new Set([...Object.keys(circuit), ...Object.keys(expected[index] ?? {})])) {
      expect(circuit[label] ?? 0, `${label} of circuit ${index + 1}`).toBeCloseTo(
        expected[index]?.[label] ?? 0,
        PRECISION,
      );
    }
  });
}

/** Qiskit writes qubit 0 rightmost, as the runner writes it of OpenQASM, and Q# leftmost. */
function inQiskit(language: Language, outcomes: Record<string, number>): Record<string, number> {
  if (language === 'openqasm') return outcomes;
  return Object.fromEntries(Object.entries(outcomes).map(([label, p]) => [[...label].reverse().join(''), p]));
}

const linesIn = (text: string) => text.trimEnd().split('\n').length;
