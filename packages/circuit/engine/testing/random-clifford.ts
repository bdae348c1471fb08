import {
  BASES,
  type Bit,
  type Circuit,
  type Condition,
  emptyCircuit,
  gate,
  type Operation,
  PREPARED_STATES,
  register,
} from '../../circuit/circuit.ts';
import { GATE_NAMES, standardGate } from '../../gates/gates.ts';
import { isUnitaryName } from '../../quantum/unitaries.ts';
import { cliffordAction } from '../../stabilizer/clifford.ts';

/** A repeatable circuit of gates of the table, turned by quarters and controlled, as far as they are Clifford. */
export function randomClifford(
  { qubits, bits, operations }: { qubits: number; bits: number; operations: number },
  random: () => number,
): Circuit {
  const below = (count: number) => Math.floor(random() * count);
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const wires = () => {
    const left = Array.from({ length: qubits }, (_, wire) => wire);
    return Array.from({ length: qubits }, () => left.splice(below(left.length), 1)[0] ?? 0);
  };
  const condition = (): Condition =>
    random() < 0.3 ? Array.from({ length: 1 + below(2) }, () => ({ bit: below(bits), value: bit() })) : [];
  const names = GATE_NAMES.filter((name) => qubits > 1 || standardGate(name)?.targets !== 2);
  const cliffordGate = (): Operation => {
    const name = names[below(names.length)] ?? 'x';
    const { targets = 1, parameters = [] } = standardGate(name) ?? {};
    const order = wires();
    // A Fourier transform on one wire is a Hadamard; on more it is not Clifford.
    if (targets === 'any') return gate(name, order.slice(0, 1), { condition: condition() });
    const [acting, rest] = [order.slice(0, targets), order.slice(targets)];
    const controls = rest.slice(0, below(3)).map((qubit) => ({ qubit, on: bit() }));
    const quarters = parameters.map(() => below(9) - 4);
    const angles = quarters.map((count) => (count * Math.PI) / 2);
    if (!isUnitaryName(name) || !cliffordAction({ name, angles, wires: acting, controls })) return cliffordGate();
    return gate(name, acting, { angles: quarters.map((count) => `${count}*pi/2`), controls, condition: condition() });
  };
  const operation = (): Operation => {
    const [kind, qubit] = [random(), below(qubits)];
    if (kind < 0.15)
      return {
        kind: 'measurement',
        basis: BASES[below(3)] ?? 'z',
        qubit,
        bit: below(bits),
        condition: condition(),
      };
    if (kind < 0.22)
      return { kind: 'preparation', state: PREPARED_STATES[below(5)] ?? '0', qubit, condition: condition() };
    return cliffordGate();
  };
  return {
    ...emptyCircuit(qubits),
    bits: register('c', bits),
    columns: Array.from({ length: operations }, () => [operation()]),
  };
}
