import {
  BASES,
  type Bit,
  type Circuit,
  type Condition,
  type Control,
  type GateDefinition,
  type GateOperation,
  gate,
  type Operation,
  PREPARED_STATES,
  register,
} from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';
import { GATES, isStandard, standardGate } from '../gates/gates.ts';
import { seededRandom } from '../quantum/seeded-random.ts';

export interface Ingredients {
  readonly qubits: number;
  readonly bits: number;
  readonly operations: number;
  /** Measurements and preparations among the operations, at most; without bits all of them are preparations. */
  readonly events: number;
  /** Gates of its own, the later ones of the earlier; two when it is not said. */
  readonly ownGates?: number;
  /** Barriers in the circuit and in its gates; none when it is not said. */
  readonly barriers?: boolean;
  readonly mostControls?: number;
  /** Angles to choose from: `θ` stands for π, the swept symbol or a gate's parameter, `#` for a random number. */
  readonly angles?: readonly string[];
  /** What may have a condition: all operations when it is not said. A measurement never asks for the bit that it writes. */
  readonly conditional?: 'operations' | 'gates';
}

/** Angles of every kind: numbers, fractions, powers, functions, and signs wherever they may stand. */
const ANGLES = [
  '#',
  '-#',
  'θ/3',
  '-θ',
  '-(θ/5)',
  '-θ/7 + #',
  '1/2*θ - #',
  '(θ - 1)*2',
  '2**-1*θ',
  'sqrt(2)*θ',
  '3*cos(θ)',
  '-2**2*θ',
  'pi/5 - 2*θ',
  'tau/9',
  '2**0.5 - 1',
  'arcsin(1/3)',
  '.5e0',
  '1e-3*π',
];

/** Names, parameters and most wires of its own gates. */
const OWN = [
  ['pair', [], 2],
  ['My_gate', ['theta'], 3],
  ['turn', ['w', 'phi'], 1],
] as const;

/** A circuit of all standard gates and some of its own, packed into columns; the same source makes the same one. */
export function randomCircuit(ingredients: Ingredients, random: () => number): Circuit {
  return new Maker(ingredients, random).circuit();
}

/** A circuit with everything that has a drawing; gates of its own apart. */
export function drawnCircuit(seed: number, qubits: number, operations: number): Circuit {
  const events = Math.round(operations / 10);
  const ingredients = {
    qubits,
    bits: Math.min(qubits, 4),
    operations,
    events,
    ownGates: 0,
    barriers: true,
    mostControls: 2,
  };
  return randomCircuit({ ...ingredients, angles: DRAWN_ANGLES }, seededRandom(seed));
}

const DRAWN_ANGLES = ['pi/2', 'pi/4', '-pi/3', '2*pi*t', '3*pi/8', 'sqrt(2)*t', '#', '-#'];

class Maker {
  readonly #of: Ingredients;
  readonly #random: () => number;

  constructor(ingredients: Ingredients, random: () => number) {
    this.#of = ingredients;
    this.#random = random;
  }

  circuit(): Circuit {
    const { qubits, bits, operations, events, ownGates = 2 } = this.#of;
    const gates: GateDefinition[] = [];
    for (const each of OWN.slice(0, ownGates)) gates.push(this.#definition(each, gates));
    let left = events;
    const made = Array.from({ length: operations }, (_, index): Operation => {
      if (left > 0 && this.#random() < left / (operations - index)) {
        left -= 1;
        return this.#event();
      }
      if (this.#happens(0.05) && this.#of.barriers) {
        return { kind: 'barrier', qubits: this.#order(qubits).slice(0, 1 + this.#below(qubits)) };
      }
      return { ...this.#gate(qubits, ['pi', 't'], gates), condition: this.#condition() };
    });
    return { qubits: register('q', qubits), bits: register('c', bits), columns: pack(made), gates };
  }

  #definition([name, parameters, most]: (typeof OWN)[number], before: readonly GateDefinition[]): GateDefinition {
    const wires = Math.min(most, this.#of.qubits);
    const qubits = Array.from({ length: wires }, (_, index) => `a${index}`);
    const names = parameters.length > 0 ? parameters : ['pi'];
    const made: Operation[] = Array.from({ length: 4 }, () => this.#gate(wires, names, before));
    const barrier: Operation[] = this.#of.barriers ? [{ kind: 'barrier', qubits: [0] }] : [];
    return { name, parameters, qubits, columns: pack([...made, ...barrier]) };
  }

  #gate(wires: number, names: readonly string[], own: readonly GateDefinition[]): GateOperation {
    const { mostControls = 3 } = this.#of;
    const order = this.#order(wires);
    const fitting = own.filter(({ qubits }) => qubits.length <= wires);
    const definition = fitting.length > 0 && this.#happens(0.15) ? this.#oneOf(fitting) : undefined;
    const name = definition?.name ?? this.#oneOf(standardGatesOn(wires));
    const targets = definition?.qubits.length ?? standardGate(name)?.targets ?? 1;
    const { parameters } = definition ?? standardGate(name) ?? GATES.x;
    const count = targets === 'any' ? 1 + this.#below(Math.min(wires, 4)) : targets;
    const controls = this.#happens(0.6) ? order.slice(count, count + this.#below(mostControls + 1)) : [];
    return gate(name, order.slice(0, count), {
      angles: parameters.map(() => this.#angle(names)),
      controls: controls.map((qubit): Control => ({ qubit, on: this.#bit() })),
    });
  }

  #event(): Operation {
    const { qubits, bits, conditional = 'operations' } = this.#of;
    const qubit = this.#below(qubits);
    const condition = conditional === 'operations' ? this.#condition() : [];
    if (bits === 0 || this.#happens(0.3)) {
      return { kind: 'preparation', state: this.#oneOf(PREPARED_STATES), qubit, condition };
    }
    const into = this.#below(bits);
    const asked = condition.filter(({ bit }) => bit !== into);
    return { kind: 'measurement', basis: this.#oneOf(BASES), qubit, bit: into, condition: asked };
  }

  #condition(): Condition {
    const { bits } = this.#of;
    if (bits === 0 || !this.#happens(0.35)) return [];
    const asked = this.#order(bits).slice(0, 1 + this.#below(Math.min(2, bits)));
    return asked.map((bit) => ({ bit, value: this.#bit() }));
  }

  #angle(names: readonly string[]): string {
    const number = (0.01 + 6 * this.#random()).toFixed(4);
    return this.#oneOf(this.#of.angles ?? ANGLES)
      .replace('θ', this.#oneOf(names))
      .replace('#', number);
  }

  #order(count: number): number[] {
    const left = Array.from({ length: count }, (_, index) => index);
    return Array.from({ length: count }, () => left.splice(this.#below(left.length), 1)[0] ?? 0);
  }

  #oneOf<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[this.#below(choices.length)];
    if (choice === undefined) throw new Error('Nothing to choose from');
    return choice;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #happens(probability: number): boolean {
    return this.#random() < probability;
  }

  #bit(): Bit {
    return this.#happens(0.5) ? 0 : 1;
  }
}

function standardGatesOn(wires: number): string[] {
  return Object.keys(GATES).filter((name) => {
    const { targets } = isStandard(name) ? GATES[name] : GATES.x;
    return targets === 'any' || targets <= wires;
  });
}
