import type { Control } from '../circuit/circuit.ts';
import { cudaQAngle } from './angle-notation.ts';
import { type GateTable, rowOf } from './gate-rows.ts';
import { PYTHON_WORDS } from './identifiers.ts';
import { indented, isEmpty, listed, namesNote, pythonBlock } from './program-lines.ts';
import { exporterFor, inBlocks, type ProgramLanguage, type ProgramParts, type Scope } from './program-writer.ts';

/** The swept symbol: `t` itself is a gate. */
const T = 't_2';

/** Words of a kernel: the names of its operations are not for anything else. */
const WORDS = [
  ...PYTHON_WORDS,
  ...`cudaq circuit q h x y z s t r1 rx ry rz u3 swap mx my mz reset exp_pauli cx cy cz ch cs ct crx cry crz cr1 cswap sdg
    tdg adjoint control compute_action List Callable`.split(/\s+/),
  T,
];

/**
 * Operations of CUDA-Q with the same matrix. Its `.adj` and `.ctrl` do not go together: an adjoint is the phase of an
 * angle under controls.
 */
const GATES: GateTable<string | { readonly adjoint: string; readonly angle: string }> = {
  x: 'x',
  y: 'y',
  z: 'z',
  h: 'h',
  s: 's',
  t: 't',
  sdg: { adjoint: 's', angle: '-pi/2' },
  tdg: { adjoint: 't', angle: '-pi/4' },
  p: 'r1',
  rx: 'rx',
  ry: 'ry',
  rz: 'rz',
  u: 'u3',
  swap: 'swap',
};

const CUDA_Q: ProgramLanguage = {
  comment: '#',
  words: WORDS,
  angle: cudaQAngle,
  names: ({ bits }, identifiers) => {
    const places = identifiers.takeAll(bits);
    return {
      wire: (index) => `q[${index}]`,
      bit: (index) => places[index] ?? '',
      spelling: (name) => (name === 't' ? T : name),
    };
  },
  has: ({ gate }) => rowOf(GATES, gate) !== undefined,
  // `cudaq.control` does not reach into kernels that a kernel calls.
  canCall: ({ controls }) => controls.length === 0,
  call: ({ gate, angles, targets, controls }, own, scope) => {
    const row = own ?? rowOf(GATES, gate) ?? '';
    const wires = targets.map(scope.wire);
    if (controls.length === 0) {
      const operation = typeof row === 'string' ? row : `${row.adjoint}.adj`;
      return [`${operation}(${[...angles.map(scope.angle), ...wires].join(', ')})`];
    }
    const [operation, written] = typeof row === 'string' ? [row, angles] : ['r1', [row.angle]];
    const held = listed(controls.map(({ qubit }) => scope.wire(qubit)));
    const flips = flipsOf(controls, scope);
    return [...flips, `${operation}.ctrl(${[...written.map(scope.angle), held, ...wires].join(', ')})`, ...flips];
  },
  measurement: ({ qubit, bit }, scope) => [
    `if mz(${scope.wire(qubit)}):`,
    `    ${scope.bit(bit)} = 1`,
    'else:',
    `    ${scope.bit(bit)} = 0`,
  ],
  reset: ({ qubit }, scope) => [`reset(${scope.wire(qubit)})`],
  conditioned: inBlocks((condition, lines, scope) => {
    const asked = condition.map(({ bit, value }) => `${scope.bit(bit)} == ${value}`);
    return isEmpty(lines) ? lines : [`if ${asked.join(' and ')}:`, ...indented(lines)];
  }),
  definition: ({ identifier, angles, wires, lines }) => {
    const inputs = [...angles.map((angle) => `${angle}: float`), ...wires.map((wire) => `${wire}: cudaq.qubit`)];
    return ['@cudaq.kernel', `def ${identifier}(${inputs.join(', ')}):`, ...pythonBlock(lines), '', ''];
  },
  program,
};

/**
 * The circuit as a Python program for CUDA-Q: a kernel that answers the classical bits as an integer, bit 0 lowest, or
 * samples all qubits when nothing is measured; its own gates as kernels, `t` as the kernel's argument.
 */
export const writeCudaQ = exporterFor(CUDA_Q);

/** CUDA-Q controls hold for |1⟩: X before and after makes one for |0⟩. */
const flipsOf = (controls: readonly Control[], scope: Scope) =>
  controls.filter(({ on }) => on === 0).map(({ qubit }) => `x(${scope.wire(qubit)})`);

function program({ circuit: { qubits, bits }, scope, definitions, body, usesT }: ProgramParts): string[] {
  const isRead = bits.length > 0;
  const notes = [
    'For CUDA-Q. The qubit q[0] is the top wire.',
    ...namesNote(qubits, scope.wire),
    ...namesNote(bits, scope.bit),
    isRead
      ? `Each run answers an integer whose lowest bit is ${scope.bit(0)}.`
      : 'Nothing is measured into a bit: all qubits are sampled, q[0] leftmost.',
    ...(usesT ? [`The angle ${T} runs from 0 to 1; the last line sets it.`] : []),
  ];
  const places = bits.map((_, index) => scope.bit(index));
  const sum = places.map((bit, place) => (place === 0 ? bit : `${2 ** place} * ${bit}`)).join(' + ');
  const value = usesT ? ', 0.5' : '';
  return [
    ...notes.map((note) => `# ${note}`),
    'import cudaq',
    'import numpy as np',
    '',
    '',
    ...definitions,
    '@cudaq.kernel',
    `def circuit(${usesT ? `${T}: float` : ''})${isRead ? ' -> int' : ''}:`,
    ...indented([
      `q = cudaq.qvector(${qubits.length})`,
      ...places.map((bit) => `${bit} = 0`),
      ...body,
      ...(isRead ? [`return ${sum}`] : []),
    ]),
    '',
    '',
    isRead ? `print(cudaq.run(circuit${value}, shots_count=1000))` : `print(cudaq.sample(circuit${value}))`,
    '',
  ];
}
