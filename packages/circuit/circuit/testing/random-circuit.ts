import { GATE_NAMES, GATES } from '../../gates/gates.ts';
import { seededRandom } from '../../quantum/seeded-random.ts';
import { BASES, type Bit, type Circuit, type Operation, PREPARED_STATES, register } from '../circuit.ts';
import { pack } from '../span.ts';

/** A repeatable circuit with everything in it that has a drawing, own gates apart. */
export function randomCircuit(seed: number, qubits: number, operations: number): Circuit {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice;
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const bits = Math.min(qubits, 4);
  const wires = () => {
    const left = Array.from({ length: qubits }, (_, wire) => wire);
    return Array.from({ length: qubits }, () => left.splice(below(left.length), 1)[0] ?? 0);
  };
  const angle = () =>
    oneOf(['pi/2', 'pi/4', '-pi/3', '2*pi*t', '3*pi/8', 'sqrt(2)*t', `${(random() * 6 - 3).toFixed(4)}`]);
  const condition = () => (random() < 0.08 ? [{ bit: below(bits), value: bit() }] : []);
  const operation = (): Operation => {
    const kind = random();
    if (kind < 0.06)
      return {
        kind: 'measurement',
        basis: oneOf(BASES),
        qubit: below(qubits),
        bit: below(bits),
        condition: condition(),
      };
    if (kind < 0.1)
      return { kind: 'preparation', state: oneOf(PREPARED_STATES), qubit: below(qubits), condition: condition() };
    if (kind < 0.13) return { kind: 'barrier', qubits: wires().slice(0, 1 + below(qubits)) };
    const gate = oneOf(GATE_NAMES);
    const { targets, parameters } = GATES[gate];
    const order = wires();
    const count = targets === 'any' ? 1 + below(qubits) : targets;
    const controls = random() < 0.3 ? order.slice(count, count + 1 + below(2)) : [];
    return {
      kind: 'gate',
      gate,
      angles: parameters.map(angle),
      targets: order.slice(0, count),
      controls: controls.map((qubit) => ({ qubit, on: bit() })),
      condition: condition(),
    };
  };
  const columns = pack(Array.from({ length: operations }, operation));
  return { qubits: register('q', qubits), bits: register('c', bits), columns, gates: [] };
}
