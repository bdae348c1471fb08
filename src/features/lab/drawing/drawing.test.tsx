import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, emptyCircuit, gate, measurement, register } from '#circuit/circuit/circuit.ts';
import { drawnCircuit } from '#circuit/testing/random-circuit.ts';
import { CircuitPicture } from '#src/drawings/circuit/CircuitPicture.tsx';
import { columnsWidth, GALLERY, linesOf, PRINT, pictureSize } from '#src/drawings/circuit/grid.ts';
import { operationMarks } from '#src/drawings/circuit/operation-marks.ts';
import { PAINTS } from '#src/drawings/circuit/paint.ts';
import { wireMarks } from '#src/drawings/circuit/wire-marks.ts';
import { colorPair } from '#src/drawings/token-colors.ts';
import { DESK, PHONE } from './metrics.ts';
import { FILE_VALUES, writeSvg } from './write-svg.ts';

const teleportation: Circuit = {
  ...emptyCircuit(3),
  bits: register('c', 2),
  columns: [
    [gate('h', [1])],
    [gate('x', [2], { controls: controlledBy(1) })],
    [measurement(0, 0)],
    [measurement(1, 1)],
    [gate('x', [2], { condition: [{ bit: 1, value: 1 }] })],
  ],
};

/** Horizontal pieces of a path: height, begin and end. */
function pieces(d: string): [y: number, from: number, to: number][] {
  return [...d.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)].map(([, from, y, to]) => [
    Number(y),
    Number(from),
    Number(to),
  ]);
}

describe('wires', () => {
  const lines = linesOf(teleportation);
  const drawn = teleportation.columns.length;

  it.each([0, 1, 2, 3, 4, 5])(
    'run from the left to the end, with gaps only where a double line crosses (cut %i)',
    (cut) => {
      const marks = wireMarks({ lines, columns: teleportation.columns, first: 0, end: drawn }, cut, DESK);
      const found = marks.flatMap((mark) => (mark.kind === 'path' && mark.style !== 'bit-line' ? pieces(mark.d) : []));
      for (let wire = 0; wire < 3; wire += 1) {
        const y = DESK.top + wire * DESK.row;
        const length = found.filter(([at]) => at === y).reduce((sum, [, from, to]) => sum + to - from, 0);
        // The line of q0's measurement crosses two wires, that of q1's one.
        expect(length).toBeCloseTo(columnsWidth(DESK, drawn) - wire * 7.5);
      }
    },
  );
});

describe('the marks of an operation', () => {
  it('reach from its first wire to its last, or down to its bit', () => {
    const link = operationMarks(gate('x', [2], { controls: controlledBy(0) }), DESK, { qubits: 3, bits: 0 });
    expect(link).toContainEqual({ kind: 'path', style: 'link', d: `M0 ${DESK.top}V${DESK.top + 2 * DESK.row}` });
    const read = operationMarks(measurement(0, 1), PHONE, { qubits: 3, bits: 2 });
    expect(read.map(({ style }) => style)).toEqual(['double', 'plate', 'dial', 'disc', 'arrow']);
  });
});

describe('a circuit as a file', () => {
  const circuits = Array.from({ length: 20 }, (_, seed) => drawnCircuit(seed, 5, 20));

  it('is well-formed SVG that needs nothing else', () => {
    for (const circuit of circuits) {
      const file = writeSvg(circuit);
      expect(file.match(/<(g|text|tspan)[ >]/g)?.length).toBe(file.match(/<\/(g|text|tspan)>/g)?.length);
      expect(file).not.toMatch(/NaN|undefined|Infinity|var\(|href|url\(/);
      expect(file.replace("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(/https?:/);
    }
  });

  it('is drawn by a strict reader of XML, in its own size', async () => {
    for (const circuit of circuits.slice(0, 5)) {
      const { width, height } = pictureSize(PRINT, circuit);
      const found = await sharp(Buffer.from(writeSvg(circuit))).metadata();
      expect(found).toMatchObject({ format: 'svg', width: Math.round(width), height: Math.round(height) });
    }
  });

  it('has the strokes of the picture on the page', () => {
    for (const circuit of circuits) {
      const page = renderToStaticMarkup(<CircuitPicture circuit={circuit} grid={GALLERY} label="A circuit" />);
      expect(page).toContain('role="img"');
      expect(page.match(/<circle/g)?.length ?? 0).toBe(writeSvg(circuit).match(/<circle/g)?.length ?? 0);
    }
  });
});

const tokens = readFileSync(join(import.meta.dirname, '../../../design/tokens.css'), 'utf8');
const used = new Set([...JSON.stringify(PAINTS).matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
const long = (color: string) => color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

it.each([...used])('a file knows a value for --%s', (name) => expect(FILE_VALUES[name]).toBeTruthy());

it.each(Object.entries(FILE_VALUES).filter(([name]) => name.startsWith('color-')))(
  'in a file --%s is that of the light theme',
  (name, value) => expect(value).toBe(long(colorPair(tokens, name.replace('color-', '')).light)),
);
