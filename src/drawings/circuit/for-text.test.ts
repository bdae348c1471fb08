import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyCircuit, gate } from '#circuit/circuit/circuit.ts';
import { drawnCircuit } from '#circuit/testing/random-circuit.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { CircuitMarks } from './CircuitPicture.tsx';
import { circuitOf } from './circuit-of.ts';
import { fitted, withNames, withoutUnreadBits } from './for-text.ts';
import { columnX, cutX, GALLERY, PRINT, TEXT } from './grid.ts';
import { operationWidth } from './operation-marks.ts';
import { labelMarks } from './wire-marks.ts';

const read = (text: string) => circuitOf(`include "stdgates.inc"; ${text}`, 'here');
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '');

describe('a circuit in a text', () => {
  it('has no bits that nothing reads, and its last measurements side by side', () => {
    const { bits, columns } = withoutUnreadBits(
      read(
        'qubit[3] q; bit[3] c; c[0] = measure q[0]; h q[1]; cx q[1], q[2]; c[1] = measure q[1]; c[2] = measure q[2];',
      ),
    );
    expect(bits).toEqual([]);
    expect(columns.map((column) => column.map(({ kind }) => kind))).toEqual([
      ['gate'],
      ['gate'],
      ['measurement', 'measurement', 'measurement'],
    ]);
  });

  it('keeps a measurement before what follows on its wire', () => {
    const { columns } = withoutUnreadBits(read('qubit q; bit c; c = measure q; h q; c = measure q;'));
    expect(columns.map(([operation]) => operation?.kind)).toEqual(['measurement', 'gate', 'measurement']);
  });

  it('keeps bits that a gate reads', () => {
    const feedback = read('qubit[2] q; bit c; c = measure q[0]; if (c) x q[1];');
    expect(withoutUnreadBits(feedback)).toBe(feedback);
  });

  it('loses no operation', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const circuit = drawnCircuit(seed, 5, 20);
      const drawn = withoutUnreadBits(circuit).columns.flat();
      expect(new Set(drawn)).toEqual(new Set(circuit.columns.flat()));
    }
  });
});

describe('a grid that is fitted', () => {
  const long = {
    ...emptyCircuit(2),
    columns: [[gate('h', [0])], [gate('× 7ˣ mod 15', [0])], [gate('rx', [1], { angles: ['2*β'] })]],
  };

  it('has room for each plate in its column, and the next column begins after it', () => {
    const grid = fitted(TEXT, long, []);
    for (const [index, [operation]] of long.columns.entries()) {
      const width = cutX(grid, index + 1) - cutX(grid, index);
      expect(operation && operationWidth(operation, grid)).toBeLessThan(width);
      expect(columnX(grid, index)).toBe(cutX(grid, index) + width / 2);
    }
    expect(cutX(grid, 1)).toBe(TEXT.column);
  });

  it('writes names, angles and what stands over barriers in full', () => {
    const circuit = read('qubit basis; qubit pulse; h basis; barrier basis, pulse; ry(pi/2 + 1) pulse;');
    const grid = fitted(TEXT, circuit, ['through the fiber']);
    const drawn = textOf(renderToStaticMarkup(CircuitMarks({ circuit, grid, barriers: ['through the fiber'] })));
    for (const word of ['basis', 'pulse', 'through the fiber', 'Ry(π/2+1)']) expect(drawn).toContain(word);
    const named = textOf(renderToStaticMarkup(CircuitMarks({ circuit: long, grid: fitted(TEXT, long, []) })));
    expect(named).toContain('× 7ˣ mod 15');
    expect(named).toContain('Rx(2β)');
  });

  it('asks for a barrier under each name', () => {
    expect(() => CircuitMarks({ circuit: long, grid: PRINT, barriers: ['end'] })).toThrow(
      'no barrier for the name "end"',
    );
  });
});

it('R32.8: on a card of the gallery no name of a line is cut', () => {
  for (const { id, qasm } of entriesOf('circuits')) {
    const circuit = circuitOf(qasm, id);
    const named = JSON.stringify(labelMarks(circuit, withNames(GALLERY, circuit)));
    for (const name of [...circuit.qubits, ...circuit.bits]) expect(named).toContain(name.replace(/\[\d+\]$/, ''));
    expect(named).not.toContain('…');
  }
});
