import { controlledBy, type GateOperation, gate, type Operation } from '../../circuit/circuit.ts';
import { wiresOf } from '../../circuit/span.ts';
import { compile } from '../../engine/compile.ts';
import { standardGate } from '../../gates/gates.ts';
import { bornProbabilities, groundState } from '../../quantum/amplitudes.ts';
import { applySteps, type Step, stepsOf } from '../../quantum/apply-unitary.ts';
import { areApart, isHeldBefore } from '../added-operations.ts';
import type { AllowedGate, Problem, ProblemCase } from '../problem.ts';

/** For each case, the passes over a state that an operation takes. */
type Passes = readonly (readonly Step[])[];

interface Node {
  /** The gates of the start that are behind it, as bits. */
  readonly given: number;
  /** How often each allowed gate was used, as far as that is limited. */
  readonly uses: readonly number[];
  /** For each case, what has become of each input. */
  readonly states: readonly (readonly Float64Array[])[];
}

const SAME = 1e-9;

/** Whether all circuits of a problem can be tried: finitely many gates, and nothing depends on a bit. */
export function canBeSearched(problem: Problem): boolean {
  return !problem.conditions && problem.allowed.every((row) => isMeasurement(row) || isPlain(row, problem));
}

/**
 * The smallest count with which a problem is solved, or `most` if none below does: breadth-first over all circuits of its
 * gates, states alike up to a phase being tried once. Of circuits that measure, those that do so at the end, from any wire
 * into any bit. Where only gates on two qubits count, those on one must make finitely many circuits.
 */
export function fewestGates(problem: Problem, most: number): number {
  const rules = rulesOf(problem);
  const seen = new Set<string>();
  const layers = [withFree(rules, seen, [firstNode(problem)])];
  for (let count = 0; count < most; count += 1) {
    const isSolved = rules.readouts.some(({ cost, read }) =>
      layers[count - cost]?.some((node) => isGoal(problem, rules, node, read)),
    );
    if (isSolved) return count;
    // The last layers would only be compared with the reference solution.
    if (count + 1 + rules.cheapest < most) {
      const next = layers.at(-1)?.flatMap((node) => afterMoves(rules, node, 1)) ?? [];
      layers.push(withFree(rules, seen, next));
    }
  }
  return most;
}

type Rules = ReturnType<typeof rulesOf>;

function rulesOf(problem: Problem) {
  const { start, allowed, best } = problem;
  if (!canBeSearched(problem)) throw new Error('Not all circuits of this problem can be tried');
  const operations = start.columns.flat();
  const readouts = readoutsOf(problem);
  const given = operations.filter(({ kind }) => kind === 'gate');
  return {
    given: given.map((operation, place) => ({
      passes: passesOf(problem, operation),
      before: given.slice(0, place).reduce((bits, other, at) => bits | (areApart(other, operation) ? 0 : 1 << at), 0),
    })),
    moves: allowed.flatMap((row, index) =>
      (isMeasurement(row) ? [] : placements(row, problem)).map((operation) => ({
        row: index,
        cost: best.of === 'gates' || wiresOf(operation).length > 1 ? 1 : 0,
        passes: passesOf(problem, operation),
        behind: given.reduce((bits, one, at) => bits | (isHeldBefore(operations, one, operation) ? 1 << at : 0), 0),
      })),
    ),
    limits: allowed.map(({ uses }) => uses ?? Number.POSITIVE_INFINITY),
    readouts,
    cheapest: Math.min(...readouts.map(({ cost }) => cost)),
  };
}

const isMeasurement = ({ gate: name }: AllowedGate) => name === 'measure';

interface Readout {
  readonly cost: number;
  readonly read: readonly { readonly wire: number; readonly bit: number }[];
}

/** Every way to read bits that the start leaves free. One that is 1 in some outcome has to be read. */
function readoutsOf({ start, allowed, cases }: Problem): Readout[] {
  const given = start.columns
    .flat()
    .flatMap((operation) => (operation.kind === 'measurement' ? [{ wire: operation.qubit, bit: operation.bit }] : []));
  const row = allowed.find(isMeasurement);
  if (!row) return [{ cost: 0, read: given }];
  const wires = row.wires ?? [...start.qubits.keys()];
  const isRead = (bit: number) =>
    cases.some(
      ({ expected }) =>
        expected.kind === 'outcomes' &&
        Object.entries(expected.probabilities).some(([outcome, share]) => share > 0 && outcome.at(-1 - bit) === '1'),
    );
  return [...start.bits.keys()]
    .filter((bit) => isRead(bit) && given.every((one) => one.bit !== bit))
    .reduce<Readout[]>(
      (ways, bit) =>
        ways.flatMap(({ cost, read }) => wires.map((wire) => ({ cost: cost + 1, read: [...read, { wire, bit }] }))),
      [{ cost: 0, read: given }],
    );
}

const isPlain = ({ gate: name }: AllowedGate, { start }: Problem) =>
  standardGate(name)?.parameters.length === 0 || start.gates.some((own) => own.name === name);

function placements({ gate: name, controls, wires }: AllowedGate, { start }: Problem): GateOperation[] {
  const own = start.gates.find((definition) => definition.name === name);
  const targets = own?.qubits.length ?? Number(standardGate(name)?.targets);
  return ordered(wires ?? [...start.qubits.keys()], targets + controls)
    .filter((chosen) => isAscending(chosen.slice(targets)))
    .map((chosen) => gate(name, chosen.slice(0, targets), { controls: controlledBy(...chosen.slice(targets)) }));
}

function ordered(wires: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return wires.flatMap((wire) =>
    ordered(
      wires.filter((other) => other !== wire),
      count - 1,
    ).map((rest) => [wire, ...rest]),
  );
}

const isAscending = (wires: readonly number[]) => wires.every((wire, at) => at === 0 || (wires[at - 1] ?? 0) < wire);

function passesOf({ start, cases }: Problem, operation: Operation): Passes {
  return cases.map(({ gates }) =>
    compile({ ...start, gates, columns: [[operation]] }, 0)
      .columns.flat()
      .flatMap((instruction) => (instruction.kind === 'unitary' ? stepsOf(instruction.unitary) : [])),
  );
}

function firstNode({ start, goal, allowed, cases }: Problem): Node {
  const inputs = goal.compare === 'unitary' ? goal.inputs : [];
  const states = Array.from({ length: 2 ** inputs.length }, (_, value) => {
    const state = groundState(start.qubits.length);
    state[0] = 0;
    state[2 * inputs.reduce((sum, wire, place) => sum | (((value >> place) & 1) << wire), 0)] = 1;
    return state;
  });
  return { given: 0, uses: allowed.map(() => 0), states: cases.map(() => states) };
}

function after(states: Node['states'], passes: Passes): Node['states'] {
  return states.map((own, place) =>
    own.map((state) => {
      const next = state.slice();
      applySteps(next, passes[place] ?? []);
      return next;
    }),
  );
}

/** The nodes that were not seen before, and all that comes of them without cost. */
function withFree(rules: Rules, seen: Set<string>, nodes: readonly Node[]): Node[] {
  const found: Node[] = [];
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isNew(seen, node)) continue;
    found.push(node);
    open.push(...afterGiven(rules, node), ...afterMoves(rules, node, 0));
  }
  return found;
}

function afterGiven(rules: Rules, node: Node): Node[] {
  return rules.given.flatMap(({ passes, before }, place) => {
    const bit = 1 << place;
    if ((node.given & bit) !== 0 || (node.given & before) !== before) return [];
    return [{ ...node, given: node.given | bit, states: after(node.states, passes) }];
  });
}

function afterMoves({ moves, limits }: Rules, node: Node, price: 0 | 1): Node[] {
  return moves.flatMap(({ row, cost, passes, behind }) => {
    if (cost !== price || (node.given & behind) !== behind) return [];
    const limit = limits[row] ?? 0;
    const used = node.uses[row] ?? 0;
    if (used >= limit) return [];
    const uses = Number.isFinite(limit) ? node.uses.with(row, used + 1) : node.uses;
    return [{ ...node, uses, states: after(node.states, passes) }];
  });
}

/** Whether nothing like it was there before; what differs by a phase of a case is alike. */
function isNew(seen: Set<string>, { given, uses, states }: Node): boolean {
  const key = [given, ...uses, ...states.map(phaselessHash)].join();
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** A hash of 53 bits of all amplitudes, turned so that the first that is not 0 is positive. */
function phaselessHash(states: readonly Float64Array[]): number {
  let [re, im] = [0, 0];
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (const state of states) {
    for (let at = 0; at < state.length; at += 2) {
      const [x = 0, y = 0] = [state[at], state[at + 1]];
      const size = Math.hypot(x, y);
      if (re === 0 && im === 0 && size > 1e-4) [re, im] = [x / size, y / size];
      for (const part of [x * re + y * im, y * re - x * im]) {
        const digits = Math.round(1e5 * part);
        low = Math.imul(low ^ digits, 0x01000193);
        high = Math.imul(high ^ (digits + 0x9e37), 0x85ebca6b);
        high ^= high >>> 13;
      }
    }
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

function isGoal(problem: Problem, { given }: Rules, node: Node, read: Readout['read']): boolean {
  if (node.given !== 2 ** given.length - 1) return false;
  return problem.cases.every((tried, place) => isCaseDone(problem, tried, node.states[place] ?? [], read));
}

function isCaseDone(
  { goal, start }: Problem,
  { expected }: ProblemCase,
  states: readonly Float64Array[],
  read: Readout['read'],
): boolean {
  if (expected.kind === 'outcomes') {
    const shares = new Map<string, number>();
    bornProbabilities(states[0] ?? new Float64Array()).forEach((share, index) => {
      const bits = start.bits.map((_, bit) => {
        const wire = read.find((one) => one.bit === bit)?.wire;
        return wire === undefined ? 0 : (index >> wire) & 1;
      });
      const outcome = bits.toReversed().join('');
      shares.set(outcome, (shares.get(outcome) ?? 0) + share);
    });
    return [...shares].every(([outcome, share]) => Math.abs(share - (expected.probabilities[outcome] ?? 0)) < SAME);
  }
  const wires = goal.compare === 'state' ? goal.wires : [...start.qubits.keys()];
  const spread = (value: number) => wires.reduce((sum, wire, at) => sum | (((value >> at) & 1) << wire), 0);
  const mask = spread(2 ** wires.length - 1);
  let total = 0;
  for (let rest = 0; rest < 2 ** start.qubits.length; rest += 1) {
    if ((rest & mask) !== 0) continue;
    let [re, im] = [0, 0];
    expected.columns.forEach(({ amplitudes }, column) => {
      for (let value = 0; value < 2 ** wires.length; value += 1) {
        const at = 2 * (rest | spread(value));
        const [ar = 0, ai = 0] = [states[column]?.[at], states[column]?.[at + 1]];
        const [br = 0, bi = 0] = [amplitudes[2 * value], amplitudes[2 * value + 1]];
        re += ar * br + ai * bi;
        im += ai * br - ar * bi;
      }
    });
    total += re * re + im * im;
  }
  return Math.abs(total - expected.columns.length ** 2) < SAME * expected.columns.length ** 2;
}
