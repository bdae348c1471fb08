import { controlledBy, type GateDefinition, type GateOperation, gate } from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';

const cx = gate('x', [1], { controls: controlledBy(0) });
const both = (name: string, angles: readonly string[] = []) => [
  gate(name, [0], { angles }),
  gate(name, [1], { angles }),
];
const ising = [cx, gate('rz', [1], { angles: ['theta'] }), cx];

/** Gates that libraries lack, by gates that both have; exact, phases included. */
const PARTS = {
  rzz: ising,
  rxx: [...both('h'), ...ising, ...both('h')],
  ryy: [...both('rx', ['pi/2']), ...ising, ...both('rx', ['-pi/2'])],
  iswap: [...both('s'), gate('h', [0]), cx, gate('x', [0], { controls: controlledBy(1) }), gate('h', [1])],
} as const satisfies Record<string, readonly GateOperation[]>;

export type HelperGate = keyof typeof PARTS;

export function isHelper(name: string): name is HelperGate {
  return Object.hasOwn(PARTS, name);
}

/** A standard gate as a definition that a text can carry. */
export function helperDefinition(name: HelperGate): GateDefinition {
  return {
    name,
    parameters: name === 'iswap' ? [] : ['theta'],
    qubits: ['a', 'b'],
    columns: pack(PARTS[name]),
  };
}
