import { describe, expect, it } from 'vitest';
import { type Circuit, controlledBy, gate, measurement, type Operation } from '#circuit/circuit/circuit.ts';
import { bitsOf, spanOf, wiresOf } from '#circuit/circuit/span.ts';
import { drawnCircuit } from '#circuit/testing/random-circuit.ts';
import { bitY, columnsWidth, cutX, GALLERY, type Grid, linesOf, PRINT, wireY } from '#src/drawings/circuit/grid.ts';
import type { Mark } from '#src/drawings/circuit/mark.ts';
import { operationMarks } from '#src/drawings/circuit/operation-marks.ts';
import { tickMark } from '#src/drawings/circuit/wire-marks.ts';
import { bandEnd, cutAt, DESK, drawingHeight, lineHeight, lineY, PHONE, placeAt, pointOf, trackY } from './metrics.ts';

const grids = { DESK, PHONE, PRINT, GALLERY };
const circuits = Array.from({ length: 60 }, (_, seed) => drawnCircuit(seed, 6, 25));

interface Box {
  readonly from: number;
  readonly to: number;
}

/** Heights between which a mark is drawn, without its line's width. Arcs of dials rise above their ends by their radius. */
function heights(mark: Mark): Box {
  switch (mark.kind) {
    case 'rectangle':
      return { from: mark.y, to: mark.y + mark.height };
    case 'circle':
      return { from: mark.y - mark.radius, to: mark.y + mark.radius };
    case 'text':
      return { from: mark.y - mark.size, to: mark.y };
    case 'path': {
      const found = pathHeights(mark.d);
      return { from: Math.min(...found), to: Math.max(...found) };
    }
  }
}

/** All heights that a path of the commands M, m, L, l, H, h, V, v, a and Z comes to. */
function pathHeights(d: string): number[] {
  let y = 0;
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', text = '']) => {
    const values = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const last = values.at(-1) ?? 0;
    if (command === 'M' || command === 'L' || command === 'V') y = last;
    else if ('mlva'.includes(command)) y += last;
    return y;
  });
}

function boxOf(marks: readonly Mark[]): Box {
  const all = marks.map(heights);
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) };
}

describe.each(Object.entries(grids))('on the grid %s', (_, grid: Grid) => {
  it('operations of one column do not touch', () => {
    for (const circuit of circuits) {
      const lines = linesOf(circuit);
      for (const column of circuit.columns) {
        const boxes = column
          .filter(({ kind }) => kind !== 'barrier')
          .map((operation) => boxOf(operationMarks(operation, grid, lines)))
          .sort((a, b) => a.from - b.from);
        boxes.slice(1).forEach((box, index) => void expect(box.from).toBeGreaterThan(boxes[index]?.to ?? 0));
      }
    }
  });

  it('plates and blocks stay within their column', () => {
    for (const circuit of circuits) {
      for (const operation of circuit.columns.flat()) {
        for (const mark of operationMarks(operation, grid, linesOf(circuit))) {
          if (mark.kind === 'rectangle') expect(mark.width).toBeLessThan(grid.column - 2);
        }
      }
    }
  });

  it('operations reach from their first wire to their last, and to their last bit', () => {
    for (const circuit of circuits) {
      const lines = linesOf(circuit);
      for (const operation of circuit.columns.flat()) {
        const { from, to } = boxOf(operationMarks(operation, grid, lines));
        const wires = wiresOf(operation);
        const ends = [
          ...wires.map((wire) => wireY(grid, wire)),
          ...bitsOf(operation).map((bit) => bitY(grid, lines, bit)),
        ];
        expect(Math.abs(from - wireY(grid, spanOf(operation).first))).toBeLessThanOrEqual(grid.plate / 2);
        // The arrow of a measurement ends 2.2 pixels before its bit.
        expect(to).toBeGreaterThanOrEqual(Math.max(...ends) - 2.2);
        expect(to).toBeLessThanOrEqual(Math.max(...ends) + grid.plate / 2);
      }
    }
  });

  it('has a tick at each free place and nowhere else', () => {
    for (const { columns, qubits, bits } of circuits) {
      for (const column of columns) {
        const [mark] = tickMark(column, linesOf({ qubits, bits }), grid);
        const ticks = mark?.kind === 'path' ? [...mark.d.matchAll(/M0 ([\d.]+)v6/g)].map(([, y]) => Number(y) + 3) : [];
        const free = qubits.map((__, wire) => wire).filter((wire) => !column.some((each) => covered(each, wire)));
        expect(ticks).toEqual(free.map((wire) => wireY(grid, wire)));
      }
    }
  });
});

/** By the circuit's own rule, in other words than the drawing's. */
function covered(operation: Operation, wire: number): boolean {
  const wires = wiresOf(operation);
  if (operation.kind === 'barrier') return wires.includes(wire);
  return Math.min(...wires) <= wire && (wire <= Math.max(...wires) || bitsOf(operation).length > 0);
}

describe('the marks of an operation', () => {
  const lines = { qubits: 4, bits: 3 };
  const stylesOf = (operation: Operation) => operationMarks(operation, DESK, lines).map(({ style }) => style);
  const discs = (operation: Operation, style: string) =>
    operationMarks(operation, DESK, lines).flatMap((mark) =>
      mark.kind === 'circle' && mark.style === style ? [mark.y] : [],
    );

  it('has a disc on each control that is met by 1, and a ring on each that is met by 0', () => {
    const controls = [...controlledBy(0), { qubit: 3, on: 0 as const }];
    const operation = gate('x', [1], { controls });
    expect(discs(operation, 'disc')).toEqual([wireY(DESK, 0)]);
    expect(discs(operation, 'ring')).toEqual([wireY(DESK, 3)]);
    expect(discs(operation, 'not')).toEqual([wireY(DESK, 1)]);
  });

  it('has the same on classical bits, at the end of a double line', () => {
    const operation = gate('z', [2], {
      condition: [
        { bit: 0, value: 0 },
        { bit: 2, value: 1 },
      ],
    });
    expect(discs(operation, 'ring')).toEqual([bitY(DESK, lines, 0)]);
    expect(discs(operation, 'disc')).toEqual([bitY(DESK, lines, 2)]);
    const [link] = operationMarks(operation, DESK, lines);
    expect(link).toMatchObject({ style: 'double', d: expect.stringContaining(`V${bitY(DESK, lines, 2)}`) });
  });

  it('has a dashed line on each run of a barrier’s wires', () => {
    const [mark] = operationMarks({ kind: 'barrier', qubits: [3, 0, 1] }, DESK, lines);
    const d = mark?.kind === 'path' ? mark.d : '';
    expect(d.match(/M-2.5 [\d.]+V[\d.]+/g)).toEqual([
      `M-2.5 ${wireY(DESK, 0) - 20}V${wireY(DESK, 1) + 20}`,
      `M-2.5 ${wireY(DESK, 3) - 20}V${wireY(DESK, 3) + 20}`,
    ]);
  });

  it('shows wires that pass a block, and numbers its own where they do not run from the top', () => {
    expect(stylesOf(gate('qft', [0, 1, 2]))).not.toContain('port');
    const turned = operationMarks(gate('qft', [2, 0]), DESK, lines);
    expect(turned).toContainEqual({ kind: 'path', style: 'wire', d: `M-24 ${wireY(DESK, 1)}h48` });
    const ports = turned.flatMap((mark) => (mark.style === 'port' && mark.kind === 'text' ? [mark] : []));
    expect(ports.map(({ runs }) => runs[0]?.text)).toEqual(['0', '1']);
    expect(ports[0]?.y).toBeGreaterThan(ports[1]?.y ?? 0);
  });

  it('writes the axis of a measurement, but for Z', () => {
    const letters = (basis: 'x' | 'y' | 'z') =>
      operationMarks(measurement(0, 0, basis), DESK, lines).flatMap((mark) =>
        mark.kind === 'text' ? mark.runs.map(({ text }) => text) : [],
      );
    expect([letters('x'), letters('y'), letters('z')]).toEqual([['x'], ['y'], []]);
  });
});

describe('angles on plates', () => {
  const angleOn = (angle: string, grid: Grid) =>
    operationMarks(gate('rx', [0], { angles: [angle] }), grid, { qubits: 1, bits: 0 }).flatMap((mark) =>
      mark.kind === 'text' && mark.style === 'angle' ? [mark.runs.map(({ text }) => text).join('')] : [],
    );

  it('are printed where there is room, and named θ where there is none', () => {
    expect(angleOn('-pi/3', DESK)).toEqual(['−π/3']);
    expect(angleOn('0.7853981634', DESK)).toEqual(['θ']);
    expect(angleOn('-pi/3', GALLERY)).toEqual([]);
  });
});

describe('places', () => {
  it.each([DESK, PHONE])('are found again at their own middle and near it', (grid) => {
    for (let column = 0; column < 5; column += 1) {
      for (let wire = 0; wire < 4; wire += 1) {
        const [x, y] = pointOf(grid, { column, wire });
        for (const [dx, dy] of [
          [0, 0],
          [0.49, 0.49],
          [-0.49, -0.49],
        ] as const) {
          const point = [x + dx * grid.column, y + dy * grid.row] as const;
          expect(placeAt(grid, { qubits: 4 }, point)).toEqual({ column, wire });
        }
      }
    }
  });

  it('end at the wires and at the left edge', () => {
    expect(placeAt(DESK, { qubits: 2 }, [-1, DESK.top])).toBeUndefined();
    expect(placeAt(DESK, { qubits: 2 }, [1, DESK.top - DESK.row])).toBeUndefined();
    expect(placeAt(DESK, { qubits: 2 }, [1, DESK.top + 2 * DESK.row])).toBeUndefined();
  });

  it('R32.9 follow each other without gaps, those of bits below those of wires', () => {
    for (const grid of [DESK, PHONE]) {
      const edges = Array.from({ length: 4 }, (_, line) => {
        const [y, half] = [lineY(grid, { qubits: 2 }, line), lineHeight(grid, { qubits: 2 }, line) / 2];
        return [y - half, y + half] as const;
      });
      for (const [index, [top]] of edges.entries()) if (index > 0) expect(top).toBe(edges[index - 1]?.[1]);
    }
  });

  it('have the nearest cut, within the circuit', () => {
    for (let cut = 0; cut <= 5; cut += 1) expect(cutAt(DESK, 5, cutX(DESK, cut) + 20)).toBe(cut);
    expect([cutAt(DESK, 5, -100), cutAt(DESK, 5, 1e6)]).toEqual([0, 5]);
  });
});

describe('the whole drawing', () => {
  it('has the sizes of the design for three wires, two bits and eight columns', () => {
    const lines = { qubits: 3, bits: 2 };
    expect([columnsWidth(DESK, 8), drawingHeight(DESK, lines), trackY(DESK, lines), bandEnd(DESK, lines)]).toEqual([
      472, 356, 336, 310,
    ]);
    expect([columnsWidth(PHONE, 8), drawingHeight(PHONE, lines), trackY(PHONE, lines)]).toEqual([356, 284, 264]);
  });

  it('keeps the band clear of the last plate where there are no bits', () => {
    const lines = { qubits: 2, bits: 0 };
    expect(bandEnd(DESK, lines)).toBeGreaterThan(wireY(DESK, 1) + DESK.plate / 2);
    expect(trackY(DESK, lines)).toBeGreaterThan(bandEnd(DESK, lines));
  });
});

it('random circuits have all kinds of operations', () => {
  const kinds = (each: Circuit) => each.columns.flat().map((operation) => operation.kind);
  expect(new Set(circuits.flatMap(kinds))).toEqual(new Set(['gate', 'measurement', 'preparation', 'barrier']));
});
