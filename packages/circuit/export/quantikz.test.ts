import { describe, expect, it } from 'vitest';
import { BELL, type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '../circuit/circuit.ts';
import { seededRandom } from '../quantum/seeded-random.ts';
import { randomCircuit } from '../testing/random-circuit.ts';
import { writeQuantikz } from './quantikz.ts';
import { LATEX_MACROS, QUANTIKZ_MACROS } from './testing/quantikz-macros.ts';

function textOf(circuit: Circuit): string {
  const written = writeQuantikz(circuit);
  if ('refusal' in written) throw new Error(written.refusal);
  return written.text;
}

/** The rows of every drawing in a document, as cells. */
function drawingsIn(text: string): string[][][] {
  const bodies = text.matchAll(/\\begin\{quantikz\}\[wire types=\{([qc,]+)\}\]\n([\s\S]*?)\n\\end\{quantikz\}/g);
  return [...bodies].map(([, , body = '']) => body.split('\n').map((row) => row.replace(/ \\\\$/, '').split('&')));
}

const rowsOf = (text: string) => (drawingsIn(text)[0] ?? []).map((row) => row.map((cell) => cell.trim()));

describe('writeQuantikz', () => {
  it('draws the Bell circuit', () => {
    expect(rowsOf(textOf(BELL))).toEqual([
      ['\\lstick{$q_{0}$}', '\\gate{H}', '\\ctrl{1}', ''],
      ['\\lstick{$q_{1}$}', '', '\\targ{}', ''],
    ]);
  });

  it('draws controls outward from the box, rings for |0⟩', () => {
    const controls = [
      { qubit: 0, on: 0 },
      { qubit: 1, on: 1 },
      { qubit: 4, on: 1 },
    ] as const;
    const circuit: Circuit = { ...emptyCircuit(5), columns: [[gate('h', [2], { controls })]] };
    expect(rowsOf(textOf(circuit)).map((row) => row[1])).toEqual([
      '\\octrl{1}',
      '\\ctrl{1}',
      '\\gate{H}',
      '',
      '\\ctrl{-2}',
    ]);
  });

  it('draws swaps, with a control between them on their line', () => {
    const circuit: Circuit = { ...emptyCircuit(3), columns: [[gate('swap', [2, 0], { controls: controlledBy(1) })]] };
    expect(rowsOf(textOf(circuit)).map((row) => row[1])).toEqual(['\\swap{2}', '\\control{}', '\\targX{}']);
  });

  it('leads double lines to the bits and back', () => {
    const condition = [
      { bit: 1, value: 1 },
      { bit: 0, value: 0 },
    ] as const;
    const circuit: Circuit = {
      ...emptyCircuit(2),
      bits: register('c', 2),
      columns: [[measurement(0, 1, 'x')], [gate('z', [1], { condition })]],
    };
    expect(rowsOf(textOf(circuit)).map((row) => row.slice(1, 3))).toEqual([
      ['\\meter{x}\\wire[d][3]{c}', ''],
      ['', '\\gate{Z}'],
      ['', '\\octrl[vertical wire=c]{-1}'],
      ['', '\\ctrl[vertical wire=c]{-1}'],
    ]);
  });

  it('names the inputs of a box whose wires are not neighbors in order', () => {
    const circuit: Circuit = { ...emptyCircuit(3), columns: [[gate('qft', [2, 0])]] };
    expect(rowsOf(textOf(circuit)).map((row) => row[1])).toEqual([
      '\\gate[3]{\\mathrm{QFT}}\\gateinput{$1$}',
      '\\linethrough',
      '\\gateinput{$0$}',
    ]);
  });

  it('writes names and angles that LaTeX would trip over', () => {
    const circuit: Circuit = {
      qubits: ['a_b', 'Ä'],
      bits: [],
      gates: [
        { name: 'θ_1', parameters: ['φ'], qubits: ['in'], columns: [[gate('p', [0], { angles: ['2*φ^2/3*pi'] })]] },
      ],
      columns: [[gate('θ_1', [0], { angles: ['-pi/2*3'] })]],
    };
    const text = textOf(circuit);
    expect(text).toContain('\\lstick{$\\text{a\\_b}$}');
    expect(text).toContain('LuaLaTeX');
    expect(text).toContain('\\gate{\\text{$\\theta$\\_1}(-\\pi/2\\cdot 3)}');
    expect(text).toContain('P(2\\,{\\varphi}^{2}/3\\,\\pi)');
  });

  it('refuses a control inside a box, and a measurement under a condition', () => {
    const inside: Circuit = {
      ...emptyCircuit(3),
      columns: [[], [gate('rxx', [0, 2], { angles: ['1'], controls: controlledBy(1) })]],
    };
    expect(writeQuantikz(inside)).toEqual({
      refusal: 'quantikz cannot show a control between the wires of the box in column 2.',
    });
    const conditional: Circuit = {
      ...emptyCircuit(1),
      bits: ['c'],
      columns: [[{ ...measurement(0, 0), condition: [{ bit: 0, value: 1 }] }]],
    };
    expect(writeQuantikz(conditional)).toHaveProperty('refusal');
  });

  it('keeps rows, braces and macros in order in everything that it writes', () => {
    let seen = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const ingredients = { qubits: 4, bits: 2, operations: 16, events: 3, barriers: true, mostControls: 2 };
      const circuit = randomCircuit({ ...ingredients, conditional: 'gates' }, seededRandom(seed));
      const written = writeQuantikz(circuit);
      if ('refusal' in written) {
        expect(written.refusal).toMatch(/^quantikz cannot show a control between the wires of the box in column \d+/);
        continue;
      }
      seen += 1;
      const drawings = drawingsIn(written.text);
      expect(drawings).toHaveLength(1 + circuit.gates.length);
      expect(drawings[0]).toHaveLength(6);
      for (const rows of drawings) expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      expect(drawings[0]?.[0]).toHaveLength(circuit.columns.length + 2);
      expect(balance(written.text)).toBe(0);
      const macros = [...written.text.matchAll(/\\([A-Za-z]+)/g)].map(([, name = '']) => name);
      expect(macros.filter((name) => !QUANTIKZ_MACROS.has(name) && !LATEX_MACROS.has(name))).toEqual([]);
    }
    expect(seen).toBeGreaterThan(50);
  });
});

/** Open braces that are left at the end; throws where one closes that was not open. */
function balance(text: string): number {
  let open = 0;
  for (const sign of text.replaceAll(/\\[\\{}]/g, '')) {
    if (sign === '{') open += 1;
    if (sign === '}') open -= 1;
    if (open < 0) throw new Error(`A brace too many in ${text}`);
  }
  return open;
}
