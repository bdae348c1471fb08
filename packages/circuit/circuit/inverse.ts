import { negated } from './angle.ts';
import type { GateOperation } from './circuit.ts';
import type { StandardGateName } from './standard-gates.ts';

/** Pairs of gates that undo each other. */
const DAGGERS: Partial<Record<StandardGateName, StandardGateName>> = {
  s: 'sdg',
  sdg: 's',
  t: 'tdg',
  tdg: 't',
  sx: 'sxdg',
  sxdg: 'sx',
  qft: 'qftdg',
  qftdg: 'qft',
};

const SELF_INVERSE: ReadonlySet<string> = new Set<StandardGateName>(['x', 'y', 'z', 'h', 'swap']);
const NEGATED_ANGLE: ReadonlySet<string> = new Set<StandardGateName>([
  'p',
  'rx',
  'ry',
  'rz',
  'gphase',
  'rxx',
  'ryy',
  'rzz',
]);

/**
 * Standard gates that together undo a standard gate, in order. Nothing for a gate of the circuit's own: its columns are
 * undone one by one, from the last.
 */
export function inverseOf(operation: GateOperation): GateOperation[] | undefined {
  const { gate: name, angles } = operation;
  if (SELF_INVERSE.has(name)) return [operation];
  const dagger = DAGGERS[name as StandardGateName];
  if (dagger) return [{ ...operation, gate: dagger }];
  if (NEGATED_ANGLE.has(name)) return [{ ...operation, angles: angles.map(negated) }];
  if (name === 'u') {
    const [theta = '0', phi = '0', lambda = '0'] = angles;
    return [{ ...operation, angles: [negated(theta), negated(lambda), negated(phi)] }];
  }
  // iSWAP = exp(iπ(XX + YY)/4) and the two commute.
  if (name === 'iswap') {
    return ['rxx', 'ryy'].map((gate) => ({ ...operation, gate, angles: ['pi/2'] }));
  }
  return undefined;
}
