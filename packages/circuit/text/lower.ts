import { negated } from '../circuit/angle.ts';
import { controlledBy, type GateDefinition, type GateOperation, gate, type Operation } from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';
import { isStandard, STANDARD_GATES } from '../circuit/standard-gates.ts';
import { helperDefinition, isHelper } from './helper-gates.ts';
import { OWN_LIBRARY_GATES } from './library.ts';
import { phaseOn } from './parts.ts';
import { fourierDefinition, fourierName } from './qft-definition.ts';

/**
 * Names in `qelib1.inc` by the number of controls. `cu3`, `c3sqrtx` and `c4x` are left out: editions of the file differ in
 * what they mean. `cu` has a phase of its own as the fourth angle.
 */
export const QELIB1: Readonly<Record<string, readonly (string | undefined)[]>> = {
  x: ['x', 'cx', 'ccx', 'c3x'],
  y: ['y', 'cy'],
  z: ['z', 'cz'],
  h: ['h', 'ch'],
  s: ['s'],
  sdg: ['sdg'],
  t: ['t'],
  tdg: ['tdg'],
  sx: ['sx', 'csx'],
  sxdg: ['sxdg'],
  rx: ['rx', 'crx'],
  ry: ['ry', 'cry'],
  rz: ['rz', 'crz'],
  p: ['p', 'cp'],
  u: ['u', 'cu'],
  swap: ['swap', 'cswap'],
  rxx: ['rxx'],
  rzz: ['rzz'],
};

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
    if (QELIB1[operation.gate]?.[operation.controls.length] !== undefined) return [operation];
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
    const isFourier = name === 'qft' || name === 'qftdg';
    const base = isFourier ? fourierName(name, targets) : name;
    const definition = isFourier ? fourierDefinition(name, targets) : own.find((each) => each.name === name);
    return defined(controls === 0 ? base : `c${controls}_${base}`, () => {
      if (definition) return controlledDefinition(definition, controls);
      const { parameters } = STANDARD_GATES[name as keyof typeof STANDARD_GATES];
      const angles = ['theta', 'phi', 'lambda'].slice(0, parameters.length);
      return {
        parameters: angles,
        qubits: wireNames(controls, targets),
        parts: standardParts(name, angles, range(0, controls), range(controls, targets)),
      };
    });
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

  const standardParts = (
    name: string,
    [theta = '0', phi = '0', lambda = '0']: readonly string[],
    controls: readonly number[],
    targets: readonly number[],
  ): GateOperation[] => {
    const [a = 0, b = 0] = targets;
    const under = (gateName: string, angle?: string, wire = a) =>
      gate(gateName, [wire], { angles: angle === undefined ? [] : [angle], controls: controlledBy(...controls) });
    const plain = (gateName: string, angle?: string) =>
      gate(gateName, [a], { angles: angle === undefined ? [] : [angle] });
    const between = (before: readonly GateOperation[], part: GateOperation, after: readonly GateOperation[]) => [
      ...before,
      part,
      ...after,
    ];
    switch (name) {
      case 'x':
        return between([plain('h')], under('p', 'pi'), [plain('h')]);
      case 'y':
        return between([plain('sdg')], under('x'), [plain('s')]);
      case 'h':
        return between([plain('ry', '-pi/4')], under('z'), [plain('ry', 'pi/4')]);
      case 'sx':
        return between([plain('h')], under('p', 'pi/2'), [plain('h')]);
      case 'sxdg':
        return between([plain('h')], under('p', '-pi/2'), [plain('h')]);
      case 'rx':
        return between([plain('h')], under('rz', theta), [plain('h')]);
      case 'ry':
        return between([plain('sdg'), plain('h')], under('rz', theta), [plain('h'), plain('s')]);
      case 'rz':
        return [under('p', theta), ...phaseOn(controlledBy(...controls), negated(`(${theta})/2`))];
      case 'u':
        return [under('p', lambda), under('ry', theta), under('p', phi)];
      case 'gphase':
        return globalPhase(theta, controls, a);
      case 'p':
        return phaseUnderMany(theta, controls, a);
      case 'swap':
        return between([cx(b, a)], under2('x', a, b, controls), [cx(b, a)]);
      case 'iswap':
        return controls.length === 0
          ? partsOfHelper('iswap', [], a, b)
          : ['rxx', 'ryy'].map((each) =>
              gate(each, [a, b], { angles: ['-pi/2'], controls: controlledBy(...controls) }),
            );
      default:
        return PHASES[name] === undefined ? isingParts(name, theta, controls, a, b) : [under('p', PHASES[name])];
    }
  };

  /** Controls belong to the rotation alone: what is around it undoes itself. */
  const isingParts = (name: string, theta: string, controls: readonly number[], a: number, b: number) =>
    partsOfHelper(name, [theta], a, b).map((part) =>
      part.gate === 'rz' ? { ...part, controls: controlledBy(...controls) } : part,
    );

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

const PHASES: Readonly<Record<string, string>> = { z: 'pi', s: 'pi/2', sdg: '-pi/2', t: 'pi/4', tdg: '-pi/4' };

const cx = (control: number, target: number) => gate('x', [target], { controls: controlledBy(control) });
const ccx = (one: number, other: number, target: number) => gate('x', [target], { controls: controlledBy(one, other) });
const under2 = (name: string, control: number, target: number, controls: readonly number[]) =>
  gate(name, [target], { controls: controlledBy(...controls, control) });

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const wireNames = (controls: number, targets: number) => [
  ...range(0, controls).map((index) => `c${index}`),
  ...range(0, targets).map((index) => `q${index}`),
];

/** P(γ) on |1⟩ and then, between two NOT gates, on |0⟩. */
function globalPhase(angle: string, controls: readonly number[], target: number): GateOperation[] {
  if (controls.length > 0) return phaseOn(controlledBy(...controls), angle);
  const half = gate('p', [target], { angles: [angle] });
  return [half, gate('x', [target]), half, gate('x', [target])];
}

function partsOfHelper(name: string, angles: readonly string[], a: number, b: number): GateOperation[] {
  if (!isHelper(name)) throw new RangeError(`No gate is called ${name}`);
  const [theta = '0'] = angles;
  const wire = (place: number) => (place === 0 ? a : b);
  return helperDefinition(name)
    .columns.flat()
    .flatMap((part) =>
      part.kind === 'gate'
        ? [
            {
              ...part,
              angles: part.angles.map((angle) => (angle === 'theta' ? theta : angle)),
              targets: part.targets.map(wire),
              controls: part.controls.map(({ qubit, on }) => ({ qubit: wire(qubit), on })),
            },
          ]
        : [],
    );
}

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
