import { angleOf, negated, writeAngle } from '../circuit/angle.ts';
import {
  type Control,
  controlledBy,
  type GateOperation,
  gate,
  type Measurement,
  type PreparedState,
} from '../circuit/circuit.ts';
import type { StandardGateName } from '../circuit/standard-gates.ts';

type Rewrite = (operation: GateOperation) => GateOperation[];

/** Gates that are not made of others: every language must have a word for each. */
export type PrimitiveGateName = Exclude<StandardGateName, keyof typeof REWRITES>;

/**
 * A gate as others that together are exactly the same unitary, phase included, in the order in which they are applied.
 * A gate that only prepares for the middle one and undoes it afterwards needs no controls of its own.
 */
const REWRITES = {
  // Nielsen & Chuang 4.11 without its phase: U(θ, φ, λ) = P(φ) RY(θ) P(λ).
  u: (operation) => {
    const [theta = '0', phi = '0', lambda = '0'] = operation.angles;
    return [same(operation, 'p', lambda), same(operation, 'ry', theta), same(operation, 'p', phi)];
  },
  // HXH = Z, and so for the roots.
  sx: (operation) => between([bare(operation, 'h')], same(operation, 's')),
  sxdg: (operation) => between([bare(operation, 'h')], same(operation, 'sdg')),
  iswap: (operation) => {
    const [first = 0, second = 0] = operation.targets;
    return [
      { ...operation, gate: 's', targets: [first] },
      { ...operation, gate: 's', targets: [second] },
      { ...operation, gate: 'z', targets: [second], controls: [...controlledBy(first), ...operation.controls] },
      { ...operation, gate: 'swap' },
    ];
  },
  rzz: (operation) => {
    const [first = 0, second = 0] = operation.targets;
    const { condition } = operation;
    const flip = gate('x', [second], { controls: controlledBy(first), condition });
    return between([flip], { ...operation, gate: 'rz', targets: [second] });
  },
  rxx: (operation) => between(onBoth(operation, 'h'), { ...operation, gate: 'rzz' }),
  // Y = S X S†.
  ryy: (operation) => [...onBoth(operation, 'sdg'), { ...operation, gate: 'rxx' }, ...onBoth(operation, 's')],
  gphase: globalPhase,
  qft: (operation) => fourierTransform(operation),
  qftdg: (operation) =>
    fourierTransform(operation)
      .reverse()
      .map((part) => ({ ...part, angles: part.angles.map(negated) })),
} as const satisfies Partial<Record<StandardGateName, Rewrite>>;

const same = (operation: GateOperation, name: string, ...angles: string[]): GateOperation => ({
  ...operation,
  gate: name,
  angles,
});

const bare = ({ targets, condition }: GateOperation, name: string): GateOperation => gate(name, targets, { condition });

const onBoth = ({ targets, condition }: GateOperation, name: string): GateOperation[] =>
  targets.map((target) => gate(name, [target], { condition }));

function between(outside: GateOperation[], inside: GateOperation): GateOperation[] {
  return [...outside, inside, ...outside];
}

/** e^{iγ} under controls is a phase of one of them; without controls RZ(−2γ) and P(2γ) leave nothing but it. */
function globalPhase(operation: GateOperation): GateOperation[] {
  const [gamma = '0'] = operation.angles;
  const { controls, condition } = operation;
  const chosen = controls.find(({ on }) => on === 1) ?? controls[0];
  if (!chosen) return [same(operation, 'rz', times('-2', gamma)), same(operation, 'p', times('2', gamma))];
  const others = controls.filter((control) => control !== chosen);
  const phase = gate('p', [chosen.qubit], { angles: [gamma], controls: others, condition });
  const flip = gate('x', [chosen.qubit], { condition });
  return chosen.on === 1 ? [phase] : [flip, phase, flip];
}

/** Nielsen & Chuang, figure 5.1, with targets[0] the lowest bit, and the swaps at the end. */
function fourierTransform({ targets, controls, condition }: GateOperation): GateOperation[] {
  const parts: GateOperation[] = [];
  for (let high = targets.length - 1; high >= 0; high -= 1) {
    parts.push(gate('h', [targets[high] ?? 0], { controls, condition }));
    for (let low = high - 1; low >= 0; low -= 1) {
      const both: Control[] = [...controlledBy(targets[low] ?? 0), ...controls];
      const angles = [`pi/${2 ** (high - low)}`];
      parts.push(gate('p', [targets[high] ?? 0], { angles, controls: both, condition }));
    }
  }
  for (let low = 0, high = targets.length - 1; low < high; low += 1, high -= 1) {
    parts.push(gate('swap', [targets[low] ?? 0, targets[high] ?? 0], { controls, condition }));
  }
  return parts;
}

/** `factor` times an angle, as an expression. */
export function times(factor: string, angle: string): string {
  return writeAngle({ kind: 'operation', operator: '*', left: angleOf(factor), right: angleOf(angle) });
}

/** A gate as gates that a language has: itself, or what it is made of. Gates of the circuit's own stay as they are. */
export function rewritten(operation: GateOperation, has: (operation: GateOperation) => boolean): GateOperation[] {
  const rewrites: Readonly<Record<string, Rewrite>> = REWRITES;
  const rewrite = Object.hasOwn(rewrites, operation.gate) ? rewrites[operation.gate] : undefined;
  if (!rewrite || has(operation)) return [operation];
  return rewrite(operation).flatMap((part) => rewritten(part, has));
}

/** Gates that turn the axis of a measurement into z, and back. */
export function basisChange({ basis, qubit }: Measurement): { before: GateOperation[]; after: GateOperation[] } {
  const on = (name: string) => gate(name, [qubit]);
  if (basis === 'x') return { before: [on('h')], after: [on('h')] };
  if (basis === 'y') return { before: [on('sdg'), on('h')], after: [on('h'), on('s')] };
  return { before: [], after: [] };
}

/** Gates that make a state from |0⟩. */
export function preparationGates(state: PreparedState, qubit: number): GateOperation[] {
  const names: Readonly<Record<PreparedState, readonly string[]>> = {
    '0': [],
    '1': ['x'],
    '+': ['h'],
    '-': ['x', 'h'],
    i: ['h', 's'],
  };
  return names[state].map((name) => gate(name, [qubit]));
}
