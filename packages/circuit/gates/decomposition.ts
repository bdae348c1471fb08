import { negated } from '../circuit/angle.ts';
import { type Control, type GateOperation, gate } from '../circuit/circuit.ts';
import { partsOf } from '../circuit/expand.ts';
import { type Decomposition, standardGate } from './gates.ts';
import { inverseOf } from './inverse.ts';

/**
 * A standard gate one level down, as gates that together are exactly the same unitary, phase included, in order, under
 * its controls and its condition. Undefined for a primitive one and for one of the circuit's own.
 */
export function decomposed(operation: GateOperation): GateOperation[] | undefined {
  const decomposition = standardGate(operation.gate)?.decomposition;
  if (!decomposition) return undefined;
  const { controls, condition, targets, angles } = operation;
  if (operation.gate === 'gphase' && controls.length > 0) {
    return phaseOn(controls, angles[0] ?? '0').map((part) => ({ ...part, condition }));
  }
  return partsBy(typeof decomposition === 'function' ? decomposition(targets.length) : decomposition, operation);
}

/** The parts of a decomposition in the place of a standard gate. */
export function partsBy({ within = [], apply }: Decomposition, operation: GateOperation): GateOperation[] {
  const parameters = standardGate(operation.gate)?.parameters ?? [];
  const placed = (parts: readonly GateOperation[], under: GateOperation) =>
    partsOf(under, { parameters, columns: [parts] }).filter((part) => part.kind === 'gate');
  const before = placed(within, { ...operation, controls: [] });
  return [...before, ...placed(apply, operation), ...before.toReversed().flatMap((part) => inverseOf(part) ?? [])];
}

/** The factor e^(iγ) where all controls are met, as phase gates on the controls themselves. */
export function phaseOn(controls: readonly Control[], angle: string): GateOperation[] {
  const [first] = controls;
  if (!first) return [];
  const positive = controls.find(({ on }) => on === 1) ?? first;
  const others = controls.filter((control) => control !== positive);
  const p = (of: string) => gate('p', [positive.qubit], { angles: [of], controls: others });
  if (positive.on === 1) return [p(angle)];
  // diag(e^(iγ), 1) = e^(iγ) diag(1, e^(−iγ))
  return [gate('gphase', [positive.qubit], { angles: [angle], controls: others }), p(negated(angle))];
}
