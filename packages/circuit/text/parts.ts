import { angleOf, writeAngle } from '../circuit/angle.ts';
import type { Control, GateOperation } from '../circuit/circuit.ts';
import { phaseOn } from '../gates/decomposition.ts';
import { GATE_NAMES, standardGate } from '../gates/gates.ts';
import { inverseOf } from '../gates/inverse.ts';

/** One of the operations that stand for a gate of a text. */
export interface Part {
  readonly operation: GateOperation;
  /** A phase that a definition of OpenQASM 3 carries along: nobody sees it unless it is controlled. */
  readonly isImplied: boolean;
}

export const part = (operation: GateOperation, isImplied = false): Part => ({ operation, isImplied });

/** With one more control. A phase that is controlled is a phase gate on what controls it. */
export function controlled({ operation }: Part, control: Control): Part[] {
  if (operation.gate !== 'gphase') return [part({ ...operation, controls: [control, ...operation.controls] })];
  return phaseOn([control, ...operation.controls], operation.angles[0] ?? '0').map((phase) => part(phase));
}

/** The parts that undo `parts`; `ownInverse` names the gate that undoes one of the text's own. */
export function inverted(parts: readonly Part[], ownInverse: (name: string) => string): Part[] {
  return parts.toReversed().flatMap(({ operation, isImplied }) => {
    const inverse = inverseOf(operation) ?? [{ ...operation, gate: ownInverse(operation.gate) }];
    return inverse.map((each) => part(each, isImplied));
  });
}

/** `count` times `parts`, at least once; a single rotation only turns further. */
export function repeated(parts: readonly Part[], count: number): Part[] {
  const [only] = parts;
  if (only && parts.length === 1 && count > 1 && standardGate(only.operation.gate)?.inverse === 'negated') {
    const { operation } = only;
    return [
      { ...only, operation: { ...operation, angles: operation.angles.map((angle) => times(angle, `${count}`)) } },
    ];
  }
  return Array.from({ length: count }, () => parts).flat();
}

/** A power that is no whole number, principal value; undefined where it has no gate of its own. */
export function fractionalPower(parts: readonly Part[], exponent: string, value: number): Part[] | undefined {
  const [only] = parts;
  if (!only || parts.length > 1) return undefined;
  const { operation } = only;
  const phase = standardGate(operation.gate)?.phase;
  if (phase !== undefined) return [part({ ...operation, gate: 'p', angles: [times(phase, exponent)] })];
  const root = GATE_NAMES.find((name) => standardGate(name).rootOf === operation.gate);
  if (root === undefined || Math.abs(value) !== 0.5) return undefined;
  const half = part({ ...operation, gate: root });
  return value > 0 ? [half] : inverted([half], (own) => own);
}

function times(angle: string, factor: string): string {
  return writeAngle({ kind: 'operation', operator: '*', left: angleOf(factor), right: angleOf(angle) });
}
