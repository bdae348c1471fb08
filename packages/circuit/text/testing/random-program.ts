import {
  BASES,
  type Bit,
  type Circuit,
  type GateDefinition,
  type GateOperation,
  type Operation,
  PREPARED_STATES,
  register,
} from '../../circuit/circuit.ts';
import { pack } from '../../circuit/span.ts';
import { GATE_NAMES, GATES } from '../../gates/gates.ts';
import { seededRandom } from '../../quantum/seeded-random.ts';

interface Kind {
  readonly qubits: number;
  readonly operations: number;
  /** Measurements, preparations and conditions as well. */
  readonly isDynamic: boolean;
  readonly mostControls: number;
  /**
   * Only what means the same where angles are a type of their own, taken modulo 2π: no products of parameters, and none
   * that are negative, since rotations under a control then differ in their sign. No barriers within gates.
   */
  readonly isTyped?: boolean;
}

/** A repeatable circuit of all gates with controls of both kinds, gates of its own within each other, and parameters. */
export function randomProgram(
  seed: number,
  { qubits, operations, isDynamic, mostControls, isTyped = false }: Kind,
): Circuit {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[below(choices.length)] as Choice;
  const bit = (): Bit => (random() < 0.5 ? 0 : 1);
  const bits = isDynamic ? 3 : 0;

  const wires = (count: number) => {
    const left = Array.from({ length: count }, (_, wire) => wire);
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
  };

  const angle = (names: readonly string[]) => {
    const name = names.length > 0 ? oneOf(names) : 'pi';
    const number = (random() * 6 - 3).toFixed(3);
    if (isTyped) return oneOf([`${name}/3`, (random() * 6).toFixed(3)]);
    return oneOf([
      number,
      `${name}/3`,
      `-${name}`,
      `-(${name}/5)`,
      `1/2*${name} + ${number}`,
      `(${name} - 1)*2`,
      `2**-1*${name}`,
      `sqrt(2)*${name}`,
      `3*cos(${name})`,
      `-2**2*${name}`,
      'tau/5',
      'arcsin(1/3)',
      '1e-3*π',
    ]);
  };

  const gateOn = (count: number, names: readonly string[], own: readonly GateDefinition[]): GateOperation => {
    const fitting = own.filter((each) => each.qubits.length <= count);
    const order = wires(count);
    const controlsFor = (targets: number) =>
      random() < 0.5
        ? order.slice(targets, targets + 1 + below(mostControls)).map((qubit) => ({ qubit, on: bit() }))
        : [];
    if (fitting.length > 0 && random() < 0.25) {
      const { name, parameters, qubits: places } = oneOf(fitting);
      return {
        kind: 'gate',
        gate: name,
        angles: parameters.map(() => angle(names)),
        targets: order.slice(0, places.length),
        controls: controlsFor(places.length),
        condition: [],
      };
    }
    const gate = oneOf(GATE_NAMES.filter((each) => each !== 'swap' || count > 1));
    const { targets: takes, parameters } = GATES[gate];
    const targets = takes === 'any' ? 1 + below(Math.min(3, count)) : takes;
    if (targets > count) return gateOn(count, names, own);
    return {
      kind: 'gate',
      gate,
      angles: parameters.map(() => angle(names)),
      targets: order.slice(0, targets),
      controls: controlsFor(targets),
      condition: [],
    };
  };

  const definition = (index: number, before: readonly GateDefinition[]): GateDefinition => {
    const places = 1 + below(Math.min(3, qubits));
    const parameters = [[], ['theta'], ['a', 'phi']][below(3)] ?? [];
    return {
      name: ['block', 'My_gate', 'block2'][index] ?? 'other',
      parameters,
      qubits: Array.from({ length: places }, (_, place) => `w${place}`),
      columns: pack(
        Array.from(
          { length: 1 + below(4) },
          (): Operation =>
            !isTyped && random() < 0.1 ? { kind: 'barrier', qubits: [0] } : gateOn(places, parameters, before),
        ),
      ),
    };
  };

  const gates: GateDefinition[] = [];
  for (let index = 0; index < 3; index += 1) gates.push(definition(index, gates));

  const condition = () => {
    if (!isDynamic || random() < 0.6) return [];
    return wires(bits)
      .slice(0, 1 + below(bits))
      .sort()
      .map((each) => ({ bit: each, value: bit() }));
  };
  const operation = (): Operation => {
    const kind = random();
    if (kind < 0.05) return { kind: 'barrier', qubits: wires(qubits).slice(0, 1 + below(qubits)) };
    if (isDynamic && kind < 0.2) {
      const into = below(bits);
      const asked = condition().filter((each) => each.bit !== into);
      return { kind: 'measurement', basis: oneOf(BASES), qubit: below(qubits), bit: into, condition: asked };
    }
    if (isDynamic && kind < 0.25) {
      return { kind: 'preparation', state: oneOf(PREPARED_STATES), qubit: below(qubits), condition: condition() };
    }
    return { ...gateOn(qubits, ['pi', 't'], gates), condition: condition() };
  };
  const columns = pack(Array.from({ length: operations }, operation));
  return { qubits: register('q', qubits), bits: register('c', bits), columns, gates };
}
