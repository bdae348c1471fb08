import { percent } from '#src/charts/numbers.ts';
import type { Playable, PlayState } from '#src/features/learn/tutorials/state/playable.ts';
import { CIRCUITS, circuitAt, LANGUAGES, type LanguageName, outcomesAfter, printed } from './two-languages-theory.ts';

export interface LinesPicture {
  language: LanguageName;
  /** The lines of the circuit as the language spells them; one may take several rows. */
  lines: readonly (readonly string[])[];
  /** Which of them is the present one. */
  line: number;
  /** Every string that the register could give, as the language prints it, in counting order. */
  bars: { outcome: string; probability: number }[];
}

/** The lines of each circuit from the one that takes the qubits on: in OpenQASM, in Q# and in Qiskit. */
export const SPELLED: readonly (readonly (readonly [openqasm: string, qsharp: string, qiskit: string])[])[] = [
  [
    ['qubit q;', 'use q = Qubit();', 'qc = QuantumCircuit(1, 1)'],
    ['bit c;', '// No bit', '# The bit'],
    ['h q;', 'H(q);', 'qc.h(0)'],
    ['c = measure q;', 'return MResetZ(q);', 'qc.measure(0, 0)'],
  ],
  [
    ['qubit[2] q;', 'use q = Qubit[2];', 'qc = QuantumCircuit(2, 2)'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    ['cx q[0], q[1];', 'CNOT(q[0], q[1]);', 'qc.cx(0, 1)'],
    ['c = measure q;', 'return MResetEachZ(q);', 'qc.measure([0, 1], [0, 1])'],
  ],
  [
    ['qubit[3] q;', 'use q = Qubit[3];', 'qc = QuantumCircuit(3, 3)'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    [
      'for int i in [0:1] {\n    cx q[i], q[i + 1];\n}',
      'for i in 0..1 {\n    CNOT(q[i], q[i + 1]);\n}',
      'for i in range(2):\n    qc.cx(i, i + 1)',
    ],
    ['x q[0];', 'X(q[0]);', 'qc.x(0)'],
    ['c = measure q;', 'return MResetEachZ(q);', 'qc.measure(range(3), range(3))'],
  ],
  [
    ['qubit[2] q;', 'use q = Qubit[2];', 'qc = QuantumCircuit(2, 2)'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    [
      'ctrl @ lean(2 * pi / 3) q[0], q[1];',
      'let t = 2.0 * PI() / 3.0;\nControlled Lean([q[0]], (t, q[1]));',
      't = 2 * pi / 3\nqc = qc.compose(lean(t).control())',
    ],
    ['c = measure q;', 'return MResetEachZ(q);', 'qc.measure([0, 1], [0, 1])'],
  ],
  [
    ['qubit[2] q;', 'use q = Qubit[2];', 'qc = QuantumCircuit(2, 2)'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    ['c[0] = measure q[0];', 'let first = MResetZ(q[0]);', 'qc.measure(0, 0)'],
    [
      'if (c[0] == 1) {\n    h q[1];\n}',
      'if first == One {\n    H(q[1]);\n}',
      'with qc.if_test((qc.clbits[0], 1)):\n    qc.h(1)',
    ],
    ['c[1] = measure q[1];', 'return [first, MResetZ(q[1])];', 'qc.measure(1, 1)'],
  ],
  [
    ['qubit[2] q;', 'use q = Qubit[2];', 'qc = QuantumCircuit(2, 2)'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    ['note q[0], q[1];', 'Note(q[0], q[1]);', 'qc = qc.compose(note)'],
    ['z q[1];', 'Z(q[1]);', 'qc.z(1)'],
    ['inv @ note q[0], q[1];', 'Adjoint Note(q[0], q[1]);', 'qc = qc.compose(note.inverse())'],
    ['h q[0];', 'H(q[0]);', 'qc.h(0)'],
    ['c = measure q;', 'return MResetEachZ(q);', 'qc.measure([0, 1], [0, 1])'],
  ],
];

/** Every line of every circuit, one after the other: what the slider goes through. */
const PLACES = CIRCUITS.flatMap(({ lines }, circuit) => lines.map((_, line) => ({ circuit, line })));

const placeOf = (at: number) => PLACES[at] ?? { circuit: 0, line: 0 };

/** Six circuits line by line, each line as one of three languages spells it, with what it would print there. */
export const play: Playable<LinesPicture> = {
  about: 'Six circuits, line by line',
  controls: [
    { name: 'at', label: 'Line', kind: 'range', max: PLACES.length - 1, say: (at) => lineText(at) },
    { name: 'language', label: 'Language', kind: 'choice', max: 2, say: (language) => LANGUAGES[language] ?? '' },
  ],
  start: { at: 0, language: 0 },
  stateOf: ({ at = 0, language = 0 }) => linesAt(at, language),
};

/** "line 2 of 5" */
function lineText(at: number): string {
  const { circuit, line } = placeOf(at);
  return `line ${line + 1} of ${circuitAt(circuit).lines.length}`;
}

function linesAt(at: number, place: number): PlayState<LinesPicture> {
  const { circuit, line } = placeOf(at);
  const { name, qubits } = circuitAt(circuit);
  const language = LANGUAGES[place] ?? 'OpenQASM';
  const chances = outcomesAfter(circuitAt(circuit), line + 1);
  const bars = Array.from({ length: 2 ** qubits }, (_, index) => {
    const outcome = index.toString(2).padStart(qubits, '0');
    // Turning the order twice gives it back, so what a language prints is read the same way.
    return { outcome, probability: chances[printed(outcome, language)] ?? 0 };
  });
  const come = bars.filter(({ probability }) => probability > 0);
  return {
    title: `${name}, read after line ${line + 1}: ${language} prints ${finding(come)}`,
    value: come.map(({ outcome }) => outcome).join(' '),
    note: `${language}, line ${line + 1}`,
    data: {
      language,
      lines: (SPELLED[circuit] ?? []).map((spelled) => (spelled[place] ?? '').split('\n')),
      line,
      bars,
    },
  };
}

/** "011 and 100, half each", "10 always", "00 in ½, 01 in ⅛ and 11 in ⅜" */
function finding(come: LinesPicture['bars']): string {
  const [first, ...rest] = come;
  if (rest.length === 0) return `${first?.outcome} always`;
  const isEven = come.every(({ probability }) => Math.abs(probability - 1 / 2) < 1e-9);
  const parts = come.map(({ outcome, probability }) =>
    isEven ? outcome : `${outcome} in ${fractionText(probability)}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}${isEven ? ', half each' : ''}`;
}

const FRACTIONS: Record<number, string> = { 1: '⅛', 2: '¼', 3: '⅜', 4: '½' };

/** A probability in eighths, which all are in these circuits. */
const fractionText = (probability: number) => FRACTIONS[Math.round(8 * probability)] ?? percent(probability, 1);

/** "50%", "12.5%" */
export const shareText = (probability: number) =>
  percent(probability, Number.isInteger(Math.round(1e6 * probability) / 1e4) ? 0 : 1);
