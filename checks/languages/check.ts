/*
 * Exported programs in the packages that they are written for, against the library's own engine: states amplitude by
 * amplitude, distributions by 2,000 shots or exactly. By itself (`npm run check:languages`), since the packages weigh
 * hundreds of megabytes; where Python or its registry is not to be had it says so and passes.
 *
 * `npm run check:languages -- [qiskit] [cirq] [pennylane] [--python PATH]`: some of the packages, or those of a Python
 * that has them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Circuit, measurement, measuresAnything, register } from '#circuit/circuit/circuit.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import { EXPORT_LANGUAGES, type ExportLanguage } from '#circuit/export/exporters.ts';
import { Identifiers } from '#circuit/export/identifiers.ts';
import { EVERYTHING, GATE_CIRCUITS } from '#circuit/export/testing/everything.ts';
import { ODD_ANGLES } from '#circuit/export/testing/odd-angles.ts';
import { ODD_NAMES } from '#circuit/export/testing/odd-names.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { randomCircuit } from '#circuit/testing/random-circuit.ts';
import { readOpenQasm } from '#circuit/text/read-openqasm.ts';
import { interpreterWithPackages } from './packages.ts';

/** What `run.py` gives the swept symbol, as the programs do. */
const T = 0.5;
const RANDOM = 60;
const NEAR = 1e-6;

/** What a package made of a program. */
type Answer =
  | { readonly state: readonly (readonly [re: number, im: number])[] }
  | { readonly counts: Readonly<Record<string, number>>; readonly shots: number }
  | { readonly probabilities: Readonly<Record<string, number>> }
  | { readonly error: string };

interface Language extends ExportLanguage {
  /** Whether qubit 0 is the highest bit of an index into a state. */
  readonly isReversed: boolean;
  /** The bits of a result, from left to right. */
  readonly digits: (circuit: Circuit) => readonly number[];
}

const allBits = ({ bits }: Circuit) => bits.map((_, bit) => bit).toReversed();

/** Bits that are written; PennyLane answers no others. */
function writtenBits({ columns }: Circuit): number[] {
  const bits = columns.flat().flatMap((each) => (each.kind === 'measurement' ? [each.bit] : []));
  return [...new Set(bits)].sort((a, b) => b - a);
}

const PACKAGES: Readonly<Record<string, Pick<Language, 'isReversed' | 'digits'>>> = {
  qiskit: { isReversed: false, digits: allBits },
  cirq: { isReversed: true, digits: allBits },
  pennylane: { isReversed: true, digits: writtenBits },
};

const LANGUAGES: readonly Language[] = EXPORT_LANGUAGES.flatMap((language) => {
  const known = PACKAGES[language.id];
  return known ? [{ ...language, ...known }] : [];
});

function galleryCircuits(): [string, Circuit][] {
  const folder = join(import.meta.dirname, '../../content/circuits');
  return readdirSync(folder).map((file) => {
    const read = readOpenQasm(parse(readFileSync(join(folder, file), 'utf8')).qasm);
    if ('message' in read) throw new Error(`${file}: ${read.message}`);
    return [file, read.circuit];
  });
}

/** Half of them left to chance; these are read in full at the end. */
function randomCircuits(): [string, Circuit][] {
  return Array.from({ length: RANDOM }, (_, seed) => {
    const chance = seed % 2 === 0 ? { bits: 0, events: 0 } : { bits: 1 + (seed % 3), events: seed % 4 };
    const ingredients = { qubits: 2 + (seed % 3), operations: 14, barriers: true, conditional: 'gates' } as const;
    const circuit = randomCircuit({ ...ingredients, ...chance }, seededRandom(seed));
    return [`random circuit ${seed}`, seed % 2 === 0 ? circuit : withAllRead(circuit)];
  });
}

function withAllRead({ qubits, bits, columns, gates }: Circuit): Circuit {
  const read = qubits.map((_, qubit) => [measurement(qubit, bits.length + qubit)]);
  return { qubits, bits: register('c', bits.length + qubits.length), columns: [...columns, ...read], gates };
}

const CIRCUITS: readonly (readonly [name: string, circuit: Circuit])[] = [
  ...GATE_CIRCUITS,
  ['everything', EVERYTHING],
  ['odd names', ODD_NAMES],
  ...ODD_ANGLES.map((circuit, index) => [`odd angle ${index}`, circuit] as const),
  ...galleryCircuits(),
  ...randomCircuits(),
];

/** What is wrong with an answer; undefined where it is right. */
function faultOf(answer: Answer, circuit: Circuit, { isReversed, digits }: Language): string | undefined {
  if ('error' in answer) return answer.error;
  if ('state' in answer) {
    const off = stateDistance(circuit, answer.state, isReversed);
    return off < NEAR ? undefined : `the state is off by ${off}`;
  }
  const expected = marginalOf(circuit, digits(circuit));
  const found = 'counts' in answer ? answer.counts : answer.probabilities;
  const labels = [...new Set([...expected.keys(), ...Object.keys(found)])];
  const wrong = labels.find((label) => {
    const probability = expected.get(label) ?? 0;
    const share = found[label] ?? 0;
    if (!('counts' in answer)) return Math.abs(share - probability) > NEAR;
    const { shots } = answer;
    // Five standard deviations, and some more for rare results.
    return (
      Math.abs(share - shots * probability) > 5 * Math.sqrt(shots * probability * Math.max(0, 1 - probability)) + 8
    );
  });
  return wrong && `${wrong} came with ${found[wrong] ?? 0}, its probability is ${expected.get(wrong) ?? 0}`;
}

function stateDistance(circuit: Circuit, found: readonly (readonly [number, number])[], isReversed: boolean): number {
  const { branches } = runCircuit(circuit, { t: T, cut: circuit.columns.length });
  const state = branches[0]?.state ?? new Float64Array();
  const width = circuit.qubits.length;
  const place = (index: number) =>
    isReversed ? Number.parseInt([...index.toString(2).padStart(width, '0')].toReversed().join(''), 2) : index;
  if (state.length !== 2 * found.length) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...found.map((_, index) => {
      const [re, im] = found[place(index)] ?? [Number.NaN, Number.NaN];
      return Math.hypot(re - (state[2 * index] ?? Number.NaN), im - (state[2 * index + 1] ?? Number.NaN));
    }),
  );
}

/** The distribution of some of the bits, from left to right. */
function marginalOf(circuit: Circuit, digits: readonly number[]): Map<string, number> {
  const marginal = new Map<string, number>();
  for (const [label, probability] of exactOutcomes(circuit, { t: T })) {
    const part = digits.map((bit) => label.at(-1 - bit)).join('');
    marginal.set(part, (marginal.get(part) ?? 0) + probability);
  }
  return marginal;
}

/** The number of programs that do something else than their circuits. */
async function check(python: string, language: Language): Promise<number> {
  const write = await language.load();
  const cases = CIRCUITS.flatMap(([name, circuit]) => {
    const written = write(circuit);
    return 'text' in written ? [{ name, circuit, source: written.text }] : [];
  });
  const programs = cases.map(({ circuit, source }) => ({
    language: language.id,
    source,
    qubits: circuit.qubits.length,
    isRandom: measuresAnything(circuit),
    keys: new Identifiers([]).takeAll(circuit.bits),
  }));
  const run = spawnSync(python, [join(import.meta.dirname, 'run.py')], {
    input: JSON.stringify(programs),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const answers: Answer[] = JSON.parse(run.stdout);
  const faults = cases.flatMap(({ name, circuit }, index) => {
    const fault = faultOf(answers[index] ?? { error: 'no answer' }, circuit, language);
    return fault === undefined ? [] : [`${language.title}, ${name}: ${fault}`];
  });
  for (const fault of faults) console.error(fault);
  const refused = CIRCUITS.length - cases.length;
  console.log(`${language.title}: ${cases.length} programs run, ${faults.length} wrong, ${refused} circuits refused`);
  return faults.length;
}

const { values, positionals } = parseArgs({ options: { python: { type: 'string' } }, allowPositionals: true });
const interpreter = values.python === undefined ? interpreterWithPackages() : { python: values.python };
if ('missing' in interpreter) {
  console.log(`Skipped: the packages of Python are not to be had here (${interpreter.missing})`);
} else {
  let wrong = 0;
  for (const language of LANGUAGES.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
    wrong += await check(interpreter.python, language);
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}
