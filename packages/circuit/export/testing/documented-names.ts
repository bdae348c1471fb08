/**
 * The names that exported Python programs may use, each with the page of its package's documentation that has it, for
 * Qiskit 2, Cirq 1, PennyLane 0.4x and CUDA-Q 0.1x.
 */

export type DocumentedNames = ReadonlyMap<string, string>;

const all = (names: string, address: (name: string) => string): [string, string][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, address(name)]);

const MATH = 'https://docs.python.org/3/library/math.html';
const IN_MATH = all(
  'math.pi math.tau math.e math.sin math.cos math.tan math.asin math.acos math.atan math.exp math.log math.sqrt',
  (name) => `${MATH}#${name}`,
);
const PRINT: [string, string] = ['print', 'https://docs.python.org/3/library/functions.html#print'];

const QISKIT = 'https://quantum.cloud.ibm.com/docs/api/qiskit';
const CIRCUIT_METHODS = all(
  `append barrier ccx ccz ch cp crx cry crz cs csdg cswap csx cx cy cz global_phase h if_test iswap measure p reset rx rxx
   ry ryy rz rzz s sdg swap sx sxdg t tdg to_gate u x y z`,
  (name) => `${QISKIT}/qiskit.circuit.QuantumCircuit#${name}`,
);

/** `circuit.` stands for any circuit. */
export const QISKIT_NAMES: DocumentedNames = new Map([
  ...IN_MATH,
  PRINT,
  ['isinstance', 'https://docs.python.org/3/library/functions.html#isinstance'],
  ...CIRCUIT_METHODS.map(([name, address]): [string, string] => [`circuit.${name}`, address]),
  ...all('QuantumCircuit Parameter ParameterExpression', (name) => `${QISKIT}/qiskit.circuit.${name}`),
  ...all('QuantumRegister ClassicalRegister', (name) => `${QISKIT}/circuit#qiskit.circuit.${name}`),
  ...all(
    `HGate PhaseGate QFTGate RXGate RXXGate RYGate RYYGate RZGate RZZGate SGate SXGate SXdgGate SdgGate SwapGate TGate
     TdgGate UGate XGate YGate ZGate iSwapGate`,
    (name) => `${QISKIT}/qiskit.circuit.library.${name}`,
  ),
  ['.control', `${QISKIT}/qiskit.circuit.Gate#control`],
  ['.inverse', `${QISKIT}/qiskit.circuit.Gate#inverse`],
  ...all(
    'value.sin value.cos value.tan value.arcsin value.arccos value.arctan value.exp value.log',
    (name) => `${QISKIT}/qiskit.circuit.ParameterExpression#${name.slice(6)}`,
  ),
  ...all('name label', () => `${QISKIT}/qiskit.circuit.QuantumCircuit`),
  ['ctrl_state', `${QISKIT}/qiskit.circuit.Gate#control`],
  ...all('qiskit qiskit.circuit qiskit.circuit.library math', () => QISKIT),
]);

const CIRQ = 'https://quantumai.google/reference/python/cirq';
const SYMPY = 'https://docs.sympy.org/latest/modules';

export const CIRQ_NAMES: DocumentedNames = new Map([
  ...IN_MATH,
  PRINT,
  ...all(
    `Circuit XXPowGate YYPowGate ZPowGate ZZPowGate flatten_to_ops measure qft reset rx ry rz`,
    (name) => `${CIRQ}/${name}`,
  ).map(([name, address]): [string, string] => [`cirq.${name}`, address]),
  ...all('CCX CCZ CNOT CSWAP CZ H ISWAP S SWAP T X Y Z', () => `${CIRQ}/all_symbols`).map(
    ([name, address]): [string, string] => [`cirq.${name}`, address],
  ),
  ['cirq.LineQubit.range', `${CIRQ}/LineQubit#range`],
  ['circuit.append', `${CIRQ}/Circuit#append`],
  ...all('controlled_by with_classical_controls', (name) => `${CIRQ}/Operation#${name}`).flatMap(
    ([name, address]): [string, string][] => [
      [`each.${name}`, address],
      [`.${name}`, address],
    ],
  ),
  ['control_values', `${CIRQ}/Operation#controlled_by`],
  ...all('exponent global_shift', () => `${CIRQ}/EigenGate`),
  ['key', `${CIRQ}/measure`],
  ['inverse', `${CIRQ}/qft`],
  ['sympy.Symbol', `${SYMPY}/core.html#sympy.core.symbol.Symbol`],
  ['sympy.Eq', `${SYMPY}/core.html#sympy.core.relational.Equality`],
  ...all(
    'sympy.sin sympy.cos sympy.tan sympy.asin sympy.acos sympy.atan sympy.exp sympy.log sympy.sqrt',
    () => `${SYMPY}/functions/elementary.html`,
  ),
  ...all('cirq sympy math', () => CIRQ),
]);

const PENNYLANE = 'https://docs.pennylane.ai/en/stable/code';

export const PENNYLANE_NAMES: DocumentedNames = new Map([
  PRINT,
  ...all(
    `Barrier CCZ CH CNOT CRX CRY CRZ CSWAP CY CZ ControlledPhaseShift GlobalPhase Hadamard ISWAP IsingXX IsingYY IsingZZ
     PhaseShift QFT RX RY RZ S SWAP SX T Toffoli U3 X Y Z adjoint cond ctrl device measure probs state`,
    (name) => `${PENNYLANE}/api/pennylane.${name}.html`,
  ).map(([name, address]): [string, string] => [`qml.${name}`, address]),
  ['qml.qnode', `${PENNYLANE}/api/pennylane.qnode.html`],
  ...all('control control_values', () => `${PENNYLANE}/api/pennylane.ctrl.html`),
  ['reset', `${PENNYLANE}/api/pennylane.measure.html`],
  ['op', `${PENNYLANE}/api/pennylane.probs.html`],
  ['wires', `${PENNYLANE}/api/pennylane.operation.Operation.html`],
  ...all(
    'np.pi np.e np.sin np.cos np.tan np.arcsin np.arccos np.arctan np.exp np.log np.sqrt',
    () => 'https://numpy.org/doc/stable/reference/routines.math.html',
  ),
  ...all('pennylane numpy qml np', () => `${PENNYLANE}/qml_numpy.html`),
]);

const CUDA_Q = 'https://nvidia.github.io/cuda-quantum/latest';

export const CUDA_Q_NAMES: DocumentedNames = new Map([
  PRINT,
  ...all(
    `h mz r1 rx ry rz s swap t u3 x y z h.ctrl r1.ctrl rx.ctrl ry.ctrl rz.ctrl s.adj s.ctrl swap.ctrl t.adj t.ctrl u3.ctrl
     x.ctrl y.ctrl z.ctrl`,
    () => `${CUDA_Q}/api/default_ops.html`,
  ),
  ['reset', `${CUDA_Q}/examples/python/measuring_kernels.html`],
  ...all('cudaq.kernel cudaq.qubit cudaq.qvector', () => `${CUDA_Q}/using/examples/building_kernels.html`),
  ...all('cudaq.run cudaq.sample', () => `${CUDA_Q}/using/examples/sample_vs_run.html`),
  ['shots_count', `${CUDA_Q}/using/examples/sample_vs_run.html`],
  ...all('float int', () => `${CUDA_Q}/specification/cudaq/kernels.html`),
  ['np.pi', 'https://numpy.org/doc/stable/reference/constants.html'],
  ...all('cudaq numpy np', () => CUDA_Q),
]);
