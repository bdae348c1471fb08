import { angleOf, negated, writeAngle } from '../circuit/angle.ts';
import { type Control, type GateOperation, gate } from '../circuit/circuit.ts';
import { inverseOf } from '../circuit/inverse.ts';

/** One of the operations that a gate of a text comes to. */
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

/** The parts that undo `parts`; `ownInverse` names the gate that undoes one of the text's own. */
export function inverted(parts: readonly Part[], ownInverse: (name: string) => string): Part[] {
  return parts.toReversed().flatMap(({ operation, isImplied }) => {
    const inverse = inverseOf(operation) ?? [{ ...operation, gate: ownInverse(operation.gate) }];
    return inverse.map((each) => part(each, isImplied));
  });
}

/** Gates whose powers only multiply their angle. */
const SCALED: ReadonlySet<string> = new Set(['p', 'rx', 'ry', 'rz', 'gphase', 'rxx', 'ryy', 'rzz']);

/** Gates of which every power is a phase gate, and its angle. */
const PHASES: Readonly<Record<string, string>> = { z: 'pi', s: 'pi/2', t: 'pi/4', sdg: '-pi/2', tdg: '-pi/4' };

/** `count` times `parts`, at least once; a single rotation only turns further. */
export function repeated(parts: readonly Part[], count: number): Part[] {
  const [only] = parts;
  if (only && parts.length === 1 && count > 1 && SCALED.has(only.operation.gate)) {
    const { operation } = only;
    return [
      { ...only, operation: { ...operation, angles: operation.angles.map((angle) => times(angle, `${count}`)) } },
    ];
  }
  return Array.from({ length: count }, () => parts).flat();
}

/** A power that is no whole number, principal value; nothing where it has no gate of its own. */
export function fractionalPower(parts: readonly Part[], exponent: string, value: number): Part[] | undefined {
  const [only] = parts;
  if (!only || parts.length > 1) return undefined;
  const { operation } = only;
  const phase = PHASES[operation.gate];
  if (phase !== undefined) return [part({ ...operation, gate: 'p', angles: [times(phase, exponent)] })];
  if (operation.gate === 'x' && Math.abs(value) === 0.5)
    return [part({ ...operation, gate: value > 0 ? 'sx' : 'sxdg' })];
  return undefined;
}

function times(angle: string, factor: string): string {
  return writeAngle({ kind: 'operation', operator: '*', left: angleOf(factor), right: angleOf(angle) });
}
