import { type Circuit, measuresAnything } from '../circuit/circuit.ts';
import { expandedCounts } from '../circuit/expand.ts';
import { hasSweep } from '../circuit/swept.ts';
import { counted } from '../editing/edit.ts';
import type { Goal } from '../judge/problem.ts';
import { TASK_LIMITS } from './task.ts';

/** Why no task can be made of a circuit, whatever is said of it; undefined where one can. */
export function circuitFault(circuit: Circuit): string | undefined {
  const { qubits, columns } = circuit;
  const { qubits: mostQubits, operations: mostOperations } = TASK_LIMITS;
  if (columns.flat().every(({ kind }) => kind === 'barrier')) return 'There is no solution yet: build it first.';
  if (qubits.length > mostQubits) return `A task has at most ${mostQubits} qubits; this circuit has ${qubits.length}.`;
  if (Math.max(...expandedCounts(circuit)) > mostOperations)
    return `A task has at most ${counted(mostOperations, 'operation')}; this circuit has more.`;
  return hasSweep(columns) ? 'Every angle of a task is a number, without t.' : undefined;
}

/** Why a circuit cannot be compared so; undefined where it can. */
export function goalFault(circuit: Circuit, compare: Goal['compare']): string | undefined {
  switch (compare) {
    case 'outcomes':
      return measuresAnything(circuit) ? undefined : 'Nothing is measured.';
    case 'state':
      return unmeasured(circuit).length === 0 ? 'Every qubit is measured.' : undefined;
    case 'unitary':
      return circuit.columns.flat().some(({ kind }) => kind === 'measurement' || kind === 'preparation')
        ? 'Measurements and resets have no matrix.'
        : undefined;
  }
}

/** What may be compared, the usual first. */
export function goalsOf(circuit: Circuit): Goal['compare'][] {
  return (['outcomes', 'state', 'unitary'] as const).filter((compare) => goalFault(circuit, compare) === undefined);
}

/** The qubits that a goal is usually about. */
export function usualWires(circuit: Circuit, compare: Goal['compare']): number[] {
  return compare === 'state' ? unmeasured(circuit) : [...circuit.qubits.keys()];
}

function unmeasured({ qubits, columns }: Circuit): number[] {
  const measured = new Set(columns.flat().map((each) => (each.kind === 'measurement' ? each.qubit : -1)));
  return [...qubits.keys()].filter((wire) => !measured.has(wire));
}
