import { negated } from '../circuit/angle.ts';
import { controlledBy, type GateDefinition, type GateOperation, gate, type Operation } from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';
import { decomposed, partsBy } from '../gates/decomposition.ts';
import {
  type Decomposition,
  GATES,
  type GateName,
  isStandard,
  type PrimitiveGateName,
  standardGate,
} from '../gates/gates.ts';
import { OWN_LIBRARY_GATES } from './library.ts';
import { textName, textParameters } from './standard-definition.ts';

/** What `qelib1.inc` calls a gate with this many controls; `cu` has a phase of its own as the fourth angle. */
export const nameIn2 = (gate: string, controls: number) => standardGate(gate)?.qelib1?.[controls];

export interface Lowering {
  /** Definitions so far, each after those that it names. */
  readonly definitions: readonly GateDefinition[];
  /** An operation as gates of `qelib1.inc` and of `definitions`, which have no controls but those in their names. */
  readonly lower: (operation: GateOperation) => GateOperation[];
}

/**
 * Takes gates apart to those of `qelib1.inc`. Any number of controls is possible without further qubits: a phase under
 * many controls is halved again and again (Barenco et al., arXiv:quant-ph/9503016, lemma 7.5), and the NOT gates in
 * between borrow the qubit that has nothing to do (lemmas 7.2 and 7.3), so that the number of gates grows with the square
 * of that of the controls. All is exact, phases included.
 */
export function lowering(own: readonly GateDefinition[], take: (wanted: string) => string): Lowering {
  const definitions: GateDefinition[] = [];
  const names = new Map<string, string>();

  /** The name of a gate that is defined when it is first asked for. */
  const defined = (
    key: string,
    make: () => Omit<GateDefinition, 'name' | 'columns'> & { parts: readonly Operation[] },
  ) => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const { parameters, qubits, parts } = make();
    const columns = pack(parts.flatMap((part): Operation[] => (part.kind === 'gate' ? lower(part) : [part])));
    // No gate of the circuit's own has the name of a standard one.
    const name = isStandard(key) ? key : take(key);
    names.set(key, name);
    definitions.push({ name, parameters, qubits, columns });
    return name;
  };

  const lower = (operation: GateOperation): GateOperation[] => {
    const negative = operation.controls.filter(({ on }) => on === 0);
    if (negative.length > 0) {
      const flips = negative.map(({ qubit }) => gate('x', [qubit]));
      const positive = { ...operation, controls: controlledBy(...operation.controls.map(({ qubit }) => qubit)) };
      return [...flips, ...lower(positive), ...flips].map((part) => ({ ...part, condition: operation.condition }));
    }
    if (operation.gate === 'gphase' && operation.controls.length > 0)
      return (decomposed(operation) ?? []).flatMap(lower);
    if (nameIn2(operation.gate, operation.controls.length) !== undefined) return [operation];
    const { gate: name, angles, targets, controls, condition } = operation;
    const wires = [...controls.map(({ qubit }) => qubit), ...targets];
    return [
      {
        kind: 'gate',
        gate: composite(name, controls.length, targets.length),
        angles,
        targets: wires,
        controls: [],
        condition,
      },
    ];
  };

  const composite = (name: string, controls: number, targets: number): string => {
    const base = isStandard(name) ? textName(name, targets) : name;
    return defined(controls === 0 ? base : `c${controls}_${base}`, () => {
      if (isStandard(name)) return standardUnder(name, controls, targets);
      const definition = own.find((each) => each.name === name);
      if (!definition) throw new RangeError(`No gate is called ${name}`);
      return controlledDefinition(definition, controls);
    });
  };

  const standardUnder = (name: GateName, controls: number, targets: number) => {
    const angles = textParameters(name);
    const operation = gate(name, range(controls, targets), { angles, controls: controlledBy(...range(0, controls)) });
    const parts = isReduced(name) ? partsBy(UNDER_CONTROLS[name], operation) : decomposed(operation);
    return {
      parameters: angles,
      qubits: wireNames(controls, targets),
      parts: parts ?? phaseUnderMany(angles[0] ?? '0', range(0, controls), controls),
    };
  };

  const controlledDefinition = ({ parameters, qubits, columns }: GateDefinition, controls: number) => ({
    parameters,
    qubits: [...wireNames(controls, 0), ...qubits],
    parts: columns.flat().flatMap((part): Operation[] => {
      const shifted = shiftedBy(part, controls);
      return shifted.kind === 'gate'
        ? [{ ...shifted, controls: [...controlledBy(...range(0, controls)), ...shifted.controls] }]
        : [shifted];
    }),
  });

  const borrowing = (controls: number): string =>
    defined(`c${controls}_x_borrowing`, () => ({
      parameters: [],
      qubits: [...wireNames(controls, 1), 'borrowed'],
      parts: borrowedNot(range(0, controls), controls, controls + 1),
    }));

  /** P(θ) halved: under one control by its name in the library, under the others on the last of them. */
  const phaseUnderMany = (angle: string, controls: readonly number[], target: number): GateOperation[] => {
    const rest = controls.slice(0, -1);
    const last = controls.at(-1) ?? 0;
    const half = `(${angle})/2`;
    const flip = notUnder(rest, last, target);
    const turn = (of: string) => gate('p', [target], { angles: [of], controls: controlledBy(last) });
    return [
      turn(half),
      flip,
      turn(negated(half)),
      flip,
      gate('p', [target], { angles: [half], controls: controlledBy(...rest) }),
    ];
  };

  /** A NOT under many controls that may borrow a qubit, which it gives back as it was. */
  const notUnder = (controls: readonly number[], target: number, borrowed: number): GateOperation =>
    controls.length < 4
      ? gate('x', [target], { controls: controlledBy(...controls) })
      : gate(borrowing(controls.length), [...controls, target, borrowed]);

  for (const definition of own) {
    const library = OWN_LIBRARY_GATES.get(definition.name);
    if (library && JSON.stringify(library) === JSON.stringify(definition)) names.set(definition.name, definition.name);
    else composite(definition.name, 0, definition.qubits.length);
  }
  return { definitions, lower };
}

const on = (name: string, ...angles: string[]) => gate(name, [0], { angles });

/** Primitive gates by others under the same controls, until all is a phase under two or more. */
const UNDER_CONTROLS = {
  x: { within: [on('h')], apply: [on('p', GATES.z.phase)] },
  y: { within: [on('sdg')], apply: [on('x')] },
  z: { apply: [on('p', GATES.z.phase)] },
  h: { within: [on('ry', '-pi/4')], apply: [on('z')] },
  s: { apply: [on('p', GATES.s.phase)] },
  sdg: { apply: [on('p', GATES.sdg.phase)] },
  t: { apply: [on('p', GATES.t.phase)] },
  tdg: { apply: [on('p', GATES.tdg.phase)] },
  rx: { within: [on('h')], apply: [on('rz', 'θ')] },
  ry: { within: [on('sdg'), on('h')], apply: [on('rz', 'θ')] },
  rz: { apply: [on('p', 'θ'), on('gphase', '-θ/2')] },
  swap: {
    within: [gate('x', [0], { controls: controlledBy(1) })],
    apply: [gate('x', [1], { controls: controlledBy(0) })],
  },
} as const satisfies Record<Exclude<PrimitiveGateName, 'p'>, Decomposition>;

const isReduced = (name: string): name is keyof typeof UNDER_CONTROLS => Object.hasOwn(UNDER_CONTROLS, name);

const cx = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const ccx = (one: number, other: number, target: number) => gate('x', [target], { controls: controlledBy(one, other) });

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const wireNames = (controls: number, targets: number) => [
  ...range(0, controls).map((index) => `c${index}`),
  ...range(0, targets).map((index) => `q${index}`),
];

function shiftedBy(part: Operation, by: number): Operation {
  if (part.kind === 'barrier') return { ...part, qubits: part.qubits.map((wire) => wire + by) };
  if (part.kind !== 'gate') return { ...part, qubit: part.qubit + by };
  return {
    ...part,
    targets: part.targets.map((wire) => wire + by),
    controls: part.controls.map(({ qubit, on }) => ({ qubit: qubit + by, on })),
  };
}

/** A NOT under controls that borrows one qubit: half of the controls act on it, it and the others on the target; twice. */
function borrowedNot(controls: readonly number[], target: number, borrowed: number): GateOperation[] {
  const half = Math.ceil(controls.length / 2);
  const [some, others] = [controls.slice(0, half), controls.slice(half)];
  const onBorrowed = ladder(some, borrowed, [...others, target]);
  const onTarget = ladder([...others, borrowed], target, some);
  return [...onBorrowed, ...onTarget, ...onBorrowed, ...onTarget];
}

/** A NOT under m controls by Toffoli gates, which borrows m − 2 qubits. */
function ladder(controls: readonly number[], target: number, borrowed: readonly number[]): GateOperation[] {
  const [first = 0, second = 0] = controls;
  if (controls.length === 1) return [cx(first, target)];
  if (controls.length === 2) return [ccx(first, second, target)];
  const steps = controls.length - 2;
  /** Step 0 is at the target; the last takes the first two controls. */
  const step = (index: number): GateOperation => {
    const below = index === 0 ? target : (borrowed[steps - index] ?? 0);
    const above = index === steps ? first : (borrowed[steps - index - 1] ?? 0);
    return ccx(index === steps ? second : (controls[controls.length - 1 - index] ?? 0), above, below);
  };
  const down = range(0, steps + 1).map(step);
  const peak = [...down, ...down.slice(0, -1).reverse()];
  return [...peak, ...peak.slice(1, -1)];
}
