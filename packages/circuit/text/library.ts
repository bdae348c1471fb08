import { angleOf, type Expression, writeAngle } from '../circuit/angle.ts';
import { controlledBy, type GateDefinition, gate } from '../circuit/circuit.ts';
import { pack } from '../circuit/span.ts';
import { GATE_NAMES, GATES, type GateName, libraryNames } from '../gates/gates.ts';
import { type Part, part } from './parts.ts';

/** A gate that a text need not define, as operations of a circuit. */
export interface LibraryGate {
  readonly parameters: number;
  readonly qubits: number;
  readonly parts: (angles: readonly string[], wires: readonly number[]) => Part[];
}

export const LIBRARIES = { 'qelib1.inc': 2, 'stdgates.inc': 3 } as const;
export type LibraryFile = keyof typeof LIBRARIES;

/** A standard gate whose first wires control it. */
function standard(name: GateName, controls = 0): LibraryGate {
  const { targets, parameters } = GATES[name];
  return {
    parameters: parameters.length,
    qubits: controls + (targets === 'any' ? 1 : targets),
    parts: (angles, wires) => [
      part(gate(name, wires.slice(controls), { angles, controls: controlledBy(...wires.slice(0, controls)) })),
    ],
  };
}

/** Identities: nothing to draw, and nothing is changed by leaving them out. */
const identity = (parameters: number): LibraryGate => ({ parameters, qubits: 1, parts: () => [] });

/** U(π/2, φ, λ), with the phase e^(−i(φ+λ)/2) that `stdgates.inc` gives it. */
const u2 = (hasPhase: boolean): LibraryGate => ({
  parameters: 2,
  qubits: 1,
  parts: ([phi = '0', lambda = '0'], [wire = 0]) => [
    ...(hasPhase ? [part(gate('gphase', [wire], { angles: [minusHalf(phi, lambda)] }), true)] : []),
    part(gate('u', [wire], { angles: ['pi/2', phi, lambda] })),
  ],
});

const u3 = (hasPhase: boolean): LibraryGate => ({
  parameters: 3,
  qubits: 1,
  parts: ([theta = '0', phi = '0', lambda = '0'], [wire = 0]) => [
    ...(hasPhase ? [part(gate('gphase', [wire], { angles: [minusHalf(phi, lambda)] }), true)] : []),
    part(gate('u', [wire], { angles: [theta, phi, lambda] })),
  ],
});

/** −(φ+λ)/2 */
function minusHalf(phi: string, lambda: string): string {
  const sum: Expression = { kind: 'operation', operator: '+', left: angleOf(phi), right: angleOf(lambda) };
  return writeAngle({ kind: 'negation', operand: half(sum) });
}

function half(angle: Expression): Expression {
  return { kind: 'operation', operator: '/', left: angle, right: { kind: 'number', text: '2', value: 2 } };
}

const cu: LibraryGate = {
  parameters: 4,
  qubits: 2,
  parts: ([theta = '0', phi = '0', lambda = '0', gamma = '0'], [control = 0, target = 0]) => [
    ...(gamma === '0' ? [] : [part(gate('p', [control], { angles: [gamma] }))]),
    part(gate('u', [target], { angles: [theta, phi, lambda], controls: controlledBy(control) })),
  ],
};

/** Gates without a standard counterpart: they become gates of the circuit's own under their name. */
export const OWN_LIBRARY_GATES: ReadonlyMap<string, GateDefinition> = new Map(
  [relativePhaseToffoli(), relativePhaseToffoliOf3()].map((definition) => [definition.name, definition]),
);

const ownLibraryGate = (name: string): [string, LibraryGate] => {
  const qubits = OWN_LIBRARY_GATES.get(name)?.qubits.length ?? 0;
  return [name, { parameters: 0, qubits, parts: (_, wires) => [part(gate(name, wires))] }];
};

/**
 * All gates of Qiskit's `qelib1.inc` and of OpenQASM's `stdgates.inc`, and those of our table that neither has. Where
 * the two give a gate different phases it is here as Qiskit has it (`U` of OpenQASM 2, u2, u3, cu3: a real upper left
 * entry); `c3sqrtx` and `c4x` are what their names say, which some editions of `qelib1.inc` miss.
 */
const COMMON: ReadonlyMap<string, LibraryGate> = new Map<string, LibraryGate>([
  ...GATE_NAMES.filter((name) => GATES[name].targets !== 'any').flatMap((name) => [
    [name, standard(name)] as const,
    ...libraryNames(GATES[name]).map(([called, controls]) => [called, standard(name, controls)] as const),
  ]),
  ['id', identity(0)],
  ['u0', identity(1)],
  ['u2', u2(false)],
  ['u3', u3(false)],
  ['cu', cu],
  ownLibraryGate('rccx'),
  ownLibraryGate('rc3x'),
]);

const STDGATES: ReadonlyMap<string, LibraryGate> = new Map([...COMMON, ['u2', u2(true)], ['u3', u3(true)]]);

/** The gate of this name that a library file brings, by the language that the file belongs to. */
export function libraryGate(name: string, version: 2 | 3): LibraryGate | undefined {
  return (version === 2 ? COMMON : STDGATES).get(name);
}

/** What needs no file: U and CX in OpenQASM 2; U, whose entries have the factor e^(iθ/2), in OpenQASM 3. */
export function builtInGate(name: string, version: 2 | 3): LibraryGate | undefined {
  if (version === 2) return name === 'U' ? standard('u') : name === 'CX' ? standard('x', 1) : undefined;
  if (name !== 'U') return undefined;
  return {
    parameters: 3,
    qubits: 1,
    parts: (angles, [wire = 0]) => [
      part(gate('gphase', [wire], { angles: [writeAngle(half(angleOf(angles[0] ?? '0')))] }), true),
      part(gate('u', [wire], { angles })),
    ],
  };
}

/** As `qelib1.inc` defines rccx and rc3x; `u2(0, pi)` is h and `u1(pi/4)` is t. */
function relativePhaseToffoli(): GateDefinition {
  const [h, t, tdg, cx] = onTarget(2);
  return {
    name: 'rccx',
    parameters: [],
    qubits: ['a', 'b', 'c'],
    columns: pack([h, t, cx(1), tdg, cx(0), t, cx(1), tdg, h]),
  };
}

function relativePhaseToffoliOf3(): GateDefinition {
  const [h, t, tdg, cx] = onTarget(3);
  const ends = [h, t, cx(2), tdg, h];
  return {
    name: 'rc3x',
    parameters: [],
    qubits: ['a', 'b', 'c', 'd'],
    columns: pack([...ends, cx(0), t, cx(1), tdg, cx(0), t, cx(1), tdg, ...ends]),
  };
}

/** The gates of which the relative-phase Toffoli gates consist; all act on one wire. */
function onTarget(target: number) {
  const cx = (control: number) => gate('x', [target], { controls: controlledBy(control) });
  return [gate('h', [target]), gate('t', [target]), gate('tdg', [target]), cx] as const;
}
