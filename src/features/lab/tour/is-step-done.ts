import type { Circuit, Operation } from '#circuit/circuit/circuit.ts';
import { runCircuit } from '#circuit/engine/run-circuit.ts';
import type { Snapshot } from '#circuit/engine/snapshot.ts';
import { squaredOverlap } from '#circuit/quantum/amplitudes.ts';
import type { StepCondition, TourAction, TourStep } from './tour-step.ts';

/** What the lab sees of somebody's work since the step began. */
export interface Observed {
  readonly circuit: Circuit;
  readonly cut: number;
  readonly actions: ReadonlySet<TourAction>;
}

/** A difference that rounding or a slider does not make. */
const SAME = 1e-6;

/** Whether all that a step asks for has been done. A circuit that cannot be computed is not. */
export function isStepDone({ done }: Pick<TourStep, 'done'>, observed: Observed): boolean {
  const { circuit } = observed;
  try {
    const end = runCircuit(circuit, { t: 0, cut: circuit.columns.length });
    return done.every((condition) => holds(condition, observed, end));
  } catch {
    return false;
  }
}

function holds(condition: StepCondition, { circuit, cut, actions }: Observed, end: Snapshot): boolean {
  switch (condition.kind) {
    case 'state':
      return end.branches.length === 1 && isSameState(end.branches[0]?.state, condition.amplitudes);
    case 'uses':
      return circuit.columns.flat().filter((operation) => isUse(operation, condition)).length >= condition.count;
    case 'probability': {
      const { outcome, of, from, to } = condition;
      const probability =
        of === 'bits' ? (end.bits.get(outcome) ?? 0) : (end.probabilities[Number.parseInt(outcome, 2)] ?? 0);
      return from <= probability && probability <= to;
    }
    case 'bloch':
      return (end.qubitStates[condition.qubit]?.bloch[condition.axis] ?? 0) >= condition.from;
    case 'cut':
      return cut === condition.column;
    case 'action':
      return actions.has(condition.action);
  }
}

function isUse(operation: Operation, { gate, controls }: { gate: string; controls: number }): boolean {
  if (operation.kind === 'measurement') return gate === 'measure';
  return operation.kind === 'gate' && operation.gate === gate && operation.controls.length === controls;
}

/** Whether two states differ by a phase only: |⟨a|b⟩| = 1. */
function isSameState(a: Float64Array | undefined, b: readonly number[]): boolean {
  return a?.length === b.length && Math.abs(Math.sqrt(squaredOverlap(a, b)) - 1) < SAME;
}
