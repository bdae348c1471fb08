import { radians, SWEPT } from '../circuit/angle.ts';
import type { Basis, Circuit, Condition, GateOperation, Operation, PreparedState } from '../circuit/circuit.ts';
import { expandGate } from '../circuit/expand.ts';
import { bitsOf, wiresOf } from '../circuit/span.ts';
import { decomposed } from '../gates/decomposition.ts';
import { standardGate } from '../gates/gates.ts';
import type { ControlWire, PlacedUnitary } from '../quantum/apply-unitary.ts';
import { isUnitaryName } from '../quantum/unitaries.ts';
import { expandedSizes } from './work.ts';

/** What a circuit does at one value of `t`, in order; its own gates and Fourier transforms are taken apart. */
export interface Program {
  readonly qubits: number;
  readonly bits: number;
  readonly columns: readonly (readonly Instruction[])[];
}

export type Instruction = UnitaryInstruction | MeasureInstruction | PrepareInstruction;

export interface UnitaryInstruction {
  readonly kind: 'unitary';
  readonly unitary: PlacedUnitary;
  readonly condition: Condition;
}

export interface MeasureInstruction {
  readonly kind: 'measure';
  readonly basis: Basis;
  readonly qubit: number;
  readonly bit: number;
  readonly condition: Condition;
}

export interface PrepareInstruction {
  readonly kind: 'prepare';
  readonly state: PreparedState;
  readonly qubit: number;
  readonly condition: Condition;
}

/** Gates within gates grow without bound; no circuit that is drawn comes near this. */
const MOST_INSTRUCTIONS = 200_000;

/**
 * Compiles the first `columns` columns. A RangeError in one sentence where the circuit asks for what does not exist:
 * an unknown gate, a wire outside, an angle without value; and where it comes to more than `most` instructions. Columns
 * are counted from 1 in it.
 */
export function compile(
  circuit: Circuit,
  t: number,
  columns = circuit.columns.length,
  most = MOST_INSTRUCTIONS,
): Program {
  const known = circuit.columns.slice(0, columns);
  const sizeOf = expandedSizes(circuit.gates);
  if (known.flat().reduce((sum, operation) => sum + sizeOf(operation), 0) > most)
    throw new RangeError(`The circuit comes to more than ${most} gates`);
  return {
    qubits: circuit.qubits.length,
    bits: circuit.bits.length,
    columns: known.map((column, index) => {
      try {
        return column.flatMap((operation) => instructionsOf(operation, circuit, t));
      } catch (problem) {
        if (!(problem instanceof Error)) throw problem;
        throw new RangeError(`Column ${index + 1}: ${problem.message}`);
      }
    }),
  };
}

function instructionsOf(operation: Operation, circuit: Circuit, t: number): Instruction[] {
  refuseOutside(operation, circuit);
  switch (operation.kind) {
    case 'barrier':
      return [];
    case 'measurement':
      return [{ ...operation, kind: 'measure' }];
    case 'preparation':
      return [{ ...operation, kind: 'prepare' }];
    case 'gate':
      return [...expandGate(operation, circuit.gates)].flatMap((part) =>
        part.kind === 'gate'
          ? placed(part, t).map((unitary) => ({
              kind: 'unitary' as const,
              unitary,
              condition: part.condition,
            }))
          : [],
      );
  }
}

function placed(operation: GateOperation, t: number): PlacedUnitary[] {
  const { gate: name, targets: wires, controls } = operation;
  refuseMisfit(operation);
  if (!isUnitaryName(name)) return (decomposed(operation) ?? []).flatMap((part) => placed(part, t));
  return [{ name, angles: operation.angles.map((angle) => radians(angle, { [SWEPT]: t })), wires, controls }];
}

function refuseMisfit({ gate: name, targets, angles, controls }: GateOperation): void {
  const standard = standardGate(name);
  if (!standard) throw new RangeError(`No gate is called ${name}`);
  if (standard.targets !== 'any' && targets.length !== standard.targets)
    throw new RangeError(`${standard.title} acts on ${standard.targets} wires, not on ${targets.length}`);
  if (angles.length !== standard.parameters.length)
    throw new RangeError(`${standard.title} takes ${standard.parameters.length} angles, not ${angles.length}`);
  const wires = [...targets, ...controls.map(({ qubit }: ControlWire) => qubit)];
  if (new Set(wires).size < wires.length) throw new RangeError(`${standard.title} meets a wire twice`);
}

function refuseOutside(operation: Operation, { qubits, bits }: Circuit): void {
  if (wiresOf(operation).some((wire) => qubits[wire] === undefined)) throw new RangeError('There is no such wire');
  if (bitsOf(operation).some((bit) => bits[bit] === undefined)) throw new RangeError('There is no such bit');
}
