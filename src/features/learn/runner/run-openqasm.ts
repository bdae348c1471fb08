import { type Circuit, measuresAnything } from '#circuit/circuit/circuit.ts';
import { runBranches } from '#circuit/engine/branching.ts';
import { compile, type Instruction, type Program } from '#circuit/engine/compile.ts';
import { DENSE, initialBranch } from '#circuit/engine/dense-states.ts';
import { exactOutcomes } from '#circuit/engine/exact-outcomes.ts';
import { drawShots } from '#circuit/engine/shots.ts';
import { terminalMeasurements } from '#circuit/engine/terminal.ts';
import { digits, NOTHING } from '#circuit/quantum/notation.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { isFault } from '#circuit/text/fault.ts';
import { isMistake } from '#circuit/text/mistake.ts';
import { type ReadCircuit, readOpenQasm } from '#circuit/text/read-openqasm.ts';
import type { RunReport } from './engine-messages.ts';
import type { StateDump } from './run-program.ts';

/** Longer lists of amplitudes say little to somebody who reads them, and less the longer their kets are. */
const mostAmplitudes = (qubits: number) => (qubits <= 4 ? 16 : 8);
/** Splits beyond this are no state that could be shown. */
const MOST_BRANCHES = 256;

export type Findings = Omit<RunReport, 'milliseconds'>;

/**
 * Runs an OpenQASM program by the lab's own reader and engine: the states at its barriers and before what is measured
 * last, the exact distribution of its bits, and shots drawn from it, the same ones for the same seed. Undefined where it
 * is no circuit that these can hold, and where only a compiler can say what is wrong with it.
 */
export function runOpenQasm(source: string, shots: number, seed: number): Findings | undefined {
  const read = readOpenQasm(source);
  if (isFault(read)) {
    if (!isMistake(read)) return undefined;
    return { counts: [], messages: [], dumps: [], problems: [{ ...read, atRunTime: false }] };
  }
  try {
    return findingsOf(read, shots, seed);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function findingsOf(read: ReadCircuit, shots: number, seed: number): Findings {
  const { circuit } = read;
  const states = statesOf(read);
  const shown = {
    messages: [],
    dumps: states.map(({ state }) => state),
    titles: states.map(({ title }) => title),
    problems: [],
  };
  if (!measuresAnything(circuit)) return { counts: [], ...shown };
  const label = labels(circuit.bits);
  const exact = new Map(
    [...exactOutcomes(circuit, { t: 0 })]
      .filter(([, probability]) => probability > NOTHING)
      .map(([outcome, probability]) => [label(outcome), probability]),
  );
  return { counts: [...drawShots(exact, shots, seededRandom(seed))], theory: [...exact], ...shown };
}

/** Bit 0 of the first register rightmost; registers stand apart. */
function labels(bits: readonly string[]): (outcome: string) => string {
  const registers = bits.map((name) => name.replace(/\[\d+\]$/, ''));
  const isApart = bits.map((name, bit) => bit > 0 && name.endsWith(']') && registers[bit] !== registers[bit - 1]);
  return (outcome) =>
    [...outcome]
      .map((digit, place) => (isApart[outcome.length - 1 - place] ? `${digit} ` : digit))
      .join('')
      .trim();
}

interface ShownState {
  title: string;
  state: StateDump;
}

function statesOf({ circuit, lines }: ReadCircuit): ShownState[] {
  const program = compile(circuit, 0);
  const atBarriers = barriersOf(circuit).map(({ column, place }) => ({
    title: `State at the barrier in line ${lines[column]?.[place]}`,
    state: stateAfter(program, program.columns.slice(0, column).flat()),
  }));
  const { before, terminal } = terminalMeasurements(program.columns.flat());
  const title = terminal.length > 0 ? 'State before the measurement' : 'State at the end';
  return [...atBarriers, { title, state: stateAfter(program, before) }].filter(
    (shown): shown is ShownState => shown.state !== undefined,
  );
}

/** Barriers over all qubits: what stands before one happens before all that follows. */
function barriersOf({ columns, qubits }: Circuit): { column: number; place: number }[] {
  return columns.flatMap((operations, column) =>
    operations.flatMap((operation, place) =>
      operation.kind === 'barrier' && operation.qubits.length === qubits.length ? [{ column, place }] : [],
    ),
  );
}

/** The state that instructions lead to, qubit 0 rightmost; undefined where it is none alone, or too long to be shown. */
function stateAfter({ qubits, bits }: Program, instructions: readonly Instruction[]): StateDump | undefined {
  const branches = runBranches(DENSE, instructions, [initialBranch(qubits, bits)], (split) => {
    if (split.length > MOST_BRANCHES) throw new RangeError(`There are more than ${MOST_BRANCHES} outcomes`);
    return split;
  });
  const [only, ...others] = branches;
  if (!only || others.length > 0) return undefined;
  const dump: StateDump = {};
  let count = 0;
  for (let index = 0; index < 2 ** qubits; index += 1) {
    const [re = 0, im = 0] = only.state.subarray(2 * index, 2 * index + 2);
    if (Math.hypot(re, im) <= NOTHING) continue;
    count += 1;
    if (count > mostAmplitudes(qubits)) return undefined;
    dump[digits(index, qubits)] = [re, im];
  }
  return dump;
}
