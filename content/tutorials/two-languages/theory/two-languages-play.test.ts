import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';
import { play, SPELLED } from './two-languages-play.ts';
import { CIRCUITS, outcomesAfter } from './two-languages-theory.ts';

const NAMES = ['one-qubit', 'pair', 'chain', 'own-gate', 'read-and-decide', 'compute-uncompute'];
const flat = (text: string) => text.replace(/\s+/g, ' ');
const [OPENQASM, QSHARP, QISKIT] = [0, 1, 2];
/** The place of a line (from 1) of a circuit (from 1) on the slider. */
const place = (circuit: number, line: number) =>
  CIRCUITS.slice(0, circuit - 1).reduce((sum, { lines }) => sum + lines.length, line - 1);
const title = (circuit: number, line: number, language: number) =>
  play.stateOf({ at: place(circuit, line), language }).title;

test('R61.2: each line of the picture stands in its program, in this order', () => {
  for (const [circuit, name] of NAMES.entries()) {
    const { openqasm, qsharp, python } = spellingsOf(name);
    expect(SPELLED[circuit]).toHaveLength(CIRCUITS[circuit]?.lines.length ?? 0);
    for (const [language, source] of [openqasm, qsharp, python].map(flat).entries()) {
      let from = 0;
      for (const spelled of SPELLED[circuit] ?? []) {
        const line = flat(spelled[language] ?? '');
        const found = source.indexOf(line, from);
        expect(found, `${name}: ${line}`).toBeGreaterThanOrEqual(0);
        from = found + line.length;
      }
    }
  }
});

test('R61.2: the sentence says what a language prints; Q# turns the order of the bits', () => {
  expect(title(2, 3, QSHARP)).toBe('Pair, read after line 3: Q# prints 00 and 11, half each');
  expect(title(3, 5, OPENQASM)).toBe('Chain, read after line 5: OpenQASM prints 001 and 110, half each');
  expect(title(3, 5, QSHARP)).toBe('Chain, read after line 5: Q# prints 011 and 100, half each');
  expect(title(3, 5, QISKIT)).toBe('Chain, read after line 5: Qiskit prints 001 and 110, half each');
  expect(title(4, 3, OPENQASM)).toBe('Own gate, read after line 3: OpenQASM prints 00 in ½, 01 in ⅛ and 11 in ⅜');
  expect(title(6, 7, QSHARP)).toBe('Uncompute, read after line 7: Q# prints 10 always');
});

test('R61.2: every chance is a number of eighths, as the sentence writes it', () => {
  for (const circuit of CIRCUITS) {
    circuit.lines.forEach((_, line) => {
      for (const chance of Object.values(outcomesAfter(circuit, line + 1))) {
        expect(8 * chance).toBeCloseTo(Math.round(8 * chance), 9);
        expect([1, 2, 3, 4, 8]).toContain(Math.round(8 * chance));
      }
    });
  }
});

test('R61.2: no row of the picture is too long for it, and no line takes more rows than there are', () => {
  for (const circuit of SPELLED) {
    for (const language of [OPENQASM, QSHARP, QISKIT]) {
      const rows = circuit.flatMap((spelled) => (spelled[language] ?? '').split('\n'));
      expect(rows.length).toBeLessThanOrEqual(7);
      for (const row of rows) expect(row.length, row).toBeLessThanOrEqual(36);
    }
  }
});
