import { type Circuit, gate } from '../circuit/circuit.ts';
import { exactOutcomes } from '../engine/exact-outcomes.ts';
import { runCircuit } from '../engine/run-circuit.ts';
import type { Snapshot } from '../engine/snapshot.ts';
import { amplitudeText, decimal, digits } from '../results/numbers.ts';
import type { Goal } from './puzzle.ts';

/** Differences below this come from rounding, or from an angle written with six digits. */
const SAME = 1e-5;

/** In what a circuit differs from another as far as a goal goes, in one sentence; nothing if it does not. */
export function differenceOf(goal: Goal, circuit: Circuit, reference: Circuit): string | undefined {
  try {
    switch (goal.compare) {
      case 'state':
        return goal.wires ? mixedDifference(circuit, reference, goal.wires) : stateDifference(circuit, reference);
      case 'unitary':
        return unitaryDifference(circuit, reference, goal.inputs ?? [...reference.qubits.keys()]);
      case 'outcomes':
        return outcomeDifference(circuit, reference);
    }
  } catch (problem) {
    // An angle without value, say.
    return problem instanceof Error ? problem.message : String(problem);
  }
}

const atEnd = (circuit: Circuit): Snapshot => runCircuit(circuit, { t: 0, cut: circuit.columns.length });

function pureState(circuit: Circuit): Float64Array | undefined {
  const { branches } = atEnd(circuit);
  return branches.length === 1 ? branches[0]?.state : undefined;
}

function stateDifference(circuit: Circuit, reference: Circuit): string | undefined {
  const [found, wanted] = [pureState(circuit), pureState(reference)];
  if (!found || !wanted) return 'a measurement leaves it to chance which state comes out';
  return amplitudeDifference(aligned(found, phaseBetween(found, wanted)), wanted, reference.qubits.length);
}

/** Every basis state of the inputs, compared with one phase for all. */
function unitaryDifference(circuit: Circuit, reference: Circuit, inputs: readonly number[]): string | undefined {
  let phase: Phase | undefined;
  for (let input = 0; input < 2 ** inputs.length; input += 1) {
    const flips = inputs.filter((_, place) => (input >> place) & 1);
    const [found, wanted] = [pureState(prepared(circuit, flips)), pureState(prepared(reference, flips))];
    if (!found || !wanted) return 'a measurement leaves it to chance which state comes out';
    phase ??= phaseBetween(found, wanted);
    const { qubits } = reference;
    const difference = amplitudeDifference(aligned(found, phase), wanted, qubits.length);
    if (difference === undefined) continue;
    const index = flips.reduce((sum, wire) => sum | (1 << wire), 0);
    return `for the input |${digits(index, qubits.length)}⟩ ${difference}`;
  }
  return undefined;
}

function prepared(circuit: Circuit, flips: readonly number[]): Circuit {
  return { ...circuit, columns: [flips.map((wire) => gate('x', [wire])), ...circuit.columns] };
}

type Phase = readonly [re: number, im: number];

/** The phase that takes one state as near to another as it can: that of ⟨a|b⟩. */
function phaseBetween(a: Float64Array, b: Float64Array): Phase {
  let [re, im] = [0, 0];
  for (let index = 0; index < b.length; index += 2) {
    const [ar, ai, br, bi] = [a[index] ?? 0, a[index + 1] ?? 0, b[index] ?? 0, b[index + 1] ?? 0];
    re += ar * br + ai * bi;
    im += ar * bi - ai * br;
  }
  const size = Math.hypot(re, im);
  return size < SAME ? [1, 0] : [re / size, im / size];
}

function aligned(state: Float64Array, [re, im]: Phase): Float64Array {
  return state.map((value, index) => {
    const other = state[index ^ 1] ?? 0;
    return index % 2 === 0 ? value * re - other * im : value * re + other * im;
  });
}

function amplitudeDifference(found: Float64Array, wanted: Float64Array, qubits: number): string | undefined {
  const states = Array.from({ length: wanted.length / 2 }, (_, index) => index);
  const amplitude = (state: Float64Array, index: number) => [state[2 * index] ?? 0, state[2 * index + 1] ?? 0] as const;
  const probability = (state: Float64Array, index: number) => Math.hypot(...amplitude(state, index)) ** 2;
  const ket = (index: number) => `|${digits(index, qubits)}⟩`;
  const surplus = states.find((index) => probability(wanted, index) < SAME && probability(found, index) > SAME);
  if (surplus !== undefined) {
    const share = decimal(probability(found, surplus));
    return `${ket(surplus)} should not occur; its probability is ${share}`;
  }
  const missing = states.find((index) => Math.abs(probability(wanted, index) - probability(found, index)) > SAME);
  if (missing !== undefined) {
    const [should, is] = [wanted, found].map((state) => decimal(probability(state, missing)));
    return `the probability of ${ket(missing)} should be ${should}, and is ${is}`;
  }
  const turned = states.findLast((index) => {
    const [wr, wi] = amplitude(wanted, index);
    const [fr, fi] = amplitude(found, index);
    return Math.hypot(wr - fr, wi - fi) > SAME;
  });
  if (turned === undefined) return undefined;
  // Told against the first amplitude that there is, which is taken as right.
  const first = states.find((index) => probability(wanted, index) > SAME) ?? 0;
  const relative = aligned(found, phaseOfPair(amplitude(found, first), amplitude(wanted, first)));
  const other = states.findLast((index) => {
    const [wr, wi] = amplitude(wanted, index);
    const [fr, fi] = amplitude(relative, index);
    return Math.hypot(wr - fr, wi - fi) > SAME;
  });
  const shown = other ?? turned;
  const [should, is] = [wanted, relative].map((state) => amplitudeText(...amplitude(state, shown)));
  return other === undefined
    ? `all amplitudes have another phase than for the other inputs`
    : `the amplitude of ${ket(shown)} should be ${should}, and is ${is}`;
}

function phaseOfPair([ar, ai]: Phase, [br, bi]: Phase): Phase {
  const [re, im] = [br * ar + bi * ai, bi * ar - br * ai];
  const size = Math.hypot(re, im) || 1;
  return [re / size, im / size];
}

/** Some wires only: their Bloch vectors, which say all of a wire by itself. */
function mixedDifference(circuit: Circuit, reference: Circuit, wires: readonly number[]): string | undefined {
  const [found, wanted] = [atEnd(circuit), atEnd(reference)];
  for (const wire of wires) {
    for (const axis of ['x', 'y', 'z'] as const) {
      const should = wanted.qubitStates[wire]?.bloch[axis] ?? 0;
      const is = found.qubitStates[wire]?.bloch[axis] ?? 0;
      if (Math.abs(should - is) < SAME) continue;
      const length = found.qubitStates[wire]?.length ?? 0;
      const wantedLength = wanted.qubitStates[wire]?.length ?? 0;
      return length < wantedLength - SAME
        ? `q${wire} is mixed or still entangled: its arrow has the length ${decimal(length, 2)}, and should have ${decimal(wantedLength, 2)}`
        : `the arrow of q${wire} should have ${axis} = ${decimal(should, 2)}, and has ${decimal(is, 2)}`;
    }
  }
  return undefined;
}

function outcomeDifference(circuit: Circuit, reference: Circuit): string | undefined {
  if (!circuit.columns.flat().some(({ kind }) => kind === 'measurement')) return 'nothing is measured yet';
  const bits = reference.bits.length;
  if (circuit.bits.length !== bits) return `the circuit should have ${bits} classical ${bits === 1 ? 'bit' : 'bits'}`;
  const [found, wanted] = [exactOutcomes(circuit, { t: 0 }), exactOutcomes(reference, { t: 0 })];
  for (const outcome of new Set([...found.keys(), ...wanted.keys()])) {
    const [is, should] = [found.get(outcome) ?? 0, wanted.get(outcome) ?? 0];
    if (Math.abs(is - should) < SAME) continue;
    return should < SAME
      ? `the outcome ${outcome} should never come; it comes with probability ${decimal(is)}`
      : `the outcome ${outcome} should come with probability ${decimal(should)}, and comes with ${decimal(is)}`;
  }
  return undefined;
}
