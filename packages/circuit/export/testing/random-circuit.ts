import {
  BASES,
  type Circuit,
  type Column,
  type Control,
  type GateDefinition,
  type GateOperation,
  type Operation,
  PREPARED_STATES,
  register,
} from '../../circuit/circuit.ts';
import { GATE_NAMES, GATES } from '../../gates/gates.ts';
import { seededRandom } from '../../quantum/seeded-random.ts';

export interface RandomCircuitOptions {
  readonly qubits: number;
  readonly bits: number;
  readonly length: number;
  /** Measurements, preparations and conditions in the middle. */
  readonly withChance: boolean;
  /** Conditions on measurements and preparations too. */
  readonly withLooseConditions?: boolean;
  readonly withT?: boolean;
}

const ANGLES = [
  'pi/3',
  '-pi/7',
  '0.4',
  '2*pi/5',
  '-(1/3)',
  '1.3',
  'sqrt(2)*pi',
  '2**0.5 - 1',
  'sin(pi/5)',
  'tau/9',
  '.5e0',
];
const SWEPT_ANGLES = ['t', '2*pi*t', '-t + pi/3', 'pi*t/2', '1 - t*(2 - t)'];

/** A circuit with everything that a circuit may have; the same seed makes the same one. */
export function randomCircuit(seed: number, options: RandomCircuitOptions): Circuit {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(count * random());
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from');
    return item;
  };
  const shuffled = (count: number) => {
    const rest = Array.from({ length: count }, (_, index) => index);
    return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] ?? 0);
  };
  const angle = (names: readonly string[], inGate: boolean): string => {
    if (names.length > 0 && random() < 0.5) return pick([pick(names), `-${pick(names)}/2`, `pi/5 - 2*${pick(names)}`]);
    return options.withT && !inGate && random() < 0.3 ? pick(SWEPT_ANGLES) : pick(ANGLES);
  };
  const controlsFrom = (wires: number[]): Control[] =>
    wires.slice(0, pick([0, 0, 0, 1, 1, 2])).map((qubit) => ({ qubit, on: random() < 0.6 ? 1 : 0 }));

  const anyGate = (wires: number, own: readonly GateDefinition[], names?: readonly string[]): GateOperation => {
    const order = shuffled(wires);
    const fitting = own.filter(({ qubits }) => qubits.length <= wires);
    const definition = fitting.length > 0 && random() < 0.2 ? pick(fitting) : undefined;
    const name = definition ? undefined : pick(GATE_NAMES.filter((each) => wires > 1 || GATES[each].targets !== 2));
    const standard = name && GATES[name];
    const size =
      definition?.qubits.length ?? (standard?.targets === 'any' ? 1 + below(wires) : (standard?.targets ?? 1));
    const count = definition?.parameters.length ?? standard?.parameters.length ?? 0;
    return {
      kind: 'gate',
      gate: definition?.name ?? name ?? 'x',
      angles: Array.from({ length: count }, () => angle(names ?? [], names !== undefined)),
      targets: order.slice(0, size),
      controls: controlsFrom(order.slice(size)),
      condition: [],
    };
  };

  const gates: GateDefinition[] = [];
  for (const [name, parameters, size] of [
    ['bell_pair', [], 2],
    ['θ_turn', ['θ', 'in'], 1],
    ['H', ['x'], 3],
  ] as const) {
    const columns: Column[] = Array.from({ length: 3 }, () => [anyGate(size, gates, parameters)]);
    const barrier: Column = [{ kind: 'barrier', qubits: [0] }];
    gates.push({
      name,
      parameters,
      qubits: Array.from({ length: size }, (_, index) => `a${index}`),
      columns: [...columns, barrier],
    });
  }

  const condition = () => {
    const known = Array.from({ length: options.bits }, (_, bit) => bit);
    if (!options.withChance || known.length === 0 || random() < 0.6) return [];
    const first = pick(known);
    const second = pick(known);
    const value = () => (random() < 0.5 ? 1 : 0);
    return [
      { bit: first, value: value() } as const,
      ...(second === first ? [] : [{ bit: second, value: value() } as const]),
    ];
  };
  const anyOperation = (): Operation => {
    const kind = options.withChance ? random() : 1;
    if (kind < 0.12 && options.bits > 0) {
      const bit = below(options.bits);
      const looks = options.withLooseConditions ? condition() : [];
      return { kind: 'measurement', basis: pick(BASES), qubit: below(options.qubits), bit, condition: looks };
    }
    if (kind < 0.2) {
      const looks = options.withLooseConditions ? condition() : [];
      return { kind: 'preparation', state: pick(PREPARED_STATES), qubit: below(options.qubits), condition: looks };
    }
    if (kind < 0.23) return { kind: 'barrier', qubits: [...new Set([0, below(options.qubits)])] };
    return { ...anyGate(options.qubits, gates), condition: condition() };
  };
  const columns = Array.from({ length: options.length }, () => [anyOperation()]);
  return { qubits: register('q', options.qubits), bits: register('c', options.bits), columns, gates };
}
