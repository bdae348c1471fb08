import {
  BASES,
  type Bit,
  type Circuit,
  type Column,
  type Condition,
  type Control,
  emptyCircuit,
  type GateDefinition,
  gate,
  type Operation,
  PREPARED_STATES,
  register,
} from '../../circuit/circuit.ts';
import { GATE_NAMES, GATES, standardGate } from '../../gates/gates.ts';

/** What a random circuit is made of. */
export interface Ingredients {
  readonly qubits: number;
  readonly bits: number;
  readonly operations: number;
  /** Measurements and preparations among the operations, at most. */
  readonly events: number;
}

/** A circuit of all standard gates and one of its own, with controls, conditions, measurements and preparations. */
export function randomCircuit({ qubits, bits, operations, events }: Ingredients, random: () => number): Circuit {
  const below = (count: number) => Math.floor(random() * count);
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const pick = (count: number, from: number): number[] => {
    const left = register('', from).map((_, index) => index);
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
  };
  const angle = () =>
    [`${(6 * random() - 3).toFixed(6)}`, `-pi/${1 + below(5)}`, `2*t - ${random().toFixed(4)}`][below(3)] ?? '0';
  const condition = (except?: number): Condition =>
    bits > 0 && random() < 0.35
      ? pick(1 + below(Math.min(2, bits)), bits)
          .filter((each) => each !== except)
          .map((each) => ({ bit: each, value: bit() }))
      : [];

  const standard = (wires: number, mayBeConditional: boolean): Operation => {
    const fitting = GATE_NAMES.filter((name) => {
      const { targets } = GATES[name];
      return targets === 'any' || targets <= wires;
    });
    const name = fitting[below(fitting.length)] ?? 'x';
    const { targets, parameters } = standardGate(name) ?? GATES.x;
    const count = targets === 'any' ? 1 + below(Math.min(wires, 4)) : targets;
    const order = pick(wires, wires);
    const controls: Control[] = order.slice(count, count + below(4)).map((qubit) => ({ qubit, on: bit() }));
    return gate(name, order.slice(0, count), {
      angles: parameters.map(angle),
      controls: random() < 0.6 ? controls : [],
      condition: mayBeConditional ? condition() : [],
    });
  };

  const own: GateDefinition = {
    name: 'own',
    parameters: ['w'],
    qubits: register('a', Math.min(2, qubits)),
    columns: [
      ...Array.from({ length: 3 }, () => [standard(Math.min(2, qubits), false)]),
      [gate('rz', [0], { angles: ['w/2 - 0.1'] })],
    ],
  };
  const ownGate = (): Operation => {
    const order = pick(qubits, qubits);
    const controls = order
      .slice(own.qubits.length, own.qubits.length + below(2))
      .map((qubit) => ({ qubit, on: bit() }));
    return gate('own', order.slice(0, own.qubits.length), { angles: [angle()], controls, condition: condition() });
  };
  const event = (): Operation => {
    const qubit = below(qubits);
    const into = below(bits);
    return random() < 0.7
      ? { kind: 'measurement', basis: BASES[below(3)] ?? 'z', qubit, bit: into, condition: condition(into) }
      : { kind: 'preparation', state: PREPARED_STATES[below(5)] ?? '0', qubit, condition: condition() };
  };

  let left = events;
  const columns: Column[] = Array.from({ length: operations }, (_, index) => {
    if (left > 0 && random() < left / (operations - index)) {
      left -= 1;
      return [event()];
    }
    return [random() < 0.12 ? ownGate() : standard(qubits, true)];
  });
  return { ...emptyCircuit(qubits), bits: register('c', bits), columns, gates: [own] };
}
