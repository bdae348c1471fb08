import { describe, expect, it } from 'vitest';
import { amplitudeRows, MOST_ROWS, rowsInView } from './amplitude-rows.ts';

describe('the rows of a state', () => {
  it('are all states of four qubits or fewer, so that none comes or goes', () => {
    expect(amplitudeRows(Float64Array.of(0.5, 0, 0, 0.5), 'index')).toEqual([0, 1, 2, 3]);
    expect(amplitudeRows(new Float64Array(16), 'index')).toHaveLength(16);
  });

  it('are those of more qubits that can be read, and not what rounding left', () => {
    const probabilities = new Float64Array(32);
    probabilities.set([0.25, 1e-17, 0.75], 9);
    expect(amplitudeRows(probabilities, 'index')).toEqual([9, 11]);
  });

  it('stand by value, equal ones by number', () => {
    expect(amplitudeRows(Float64Array.of(0.1, 0.4, 0.1, 0.4), 'value')).toEqual([1, 3, 0, 2]);
  });
});

describe('the rows in view', () => {
  it.each([
    [0, 8, 0, 8],
    [0, 1000, 0, 17],
    [29, 1000, 0, 17],
    [30, 1000, 1, 18],
    [1e9, 1000, 984, 1000],
    [-50, 1000, 0, 17],
  ])('scrolled to %i of %i rows', (top, count, first, end) => {
    expect(rowsInView(top, 30, count)).toEqual([first, end]);
  });

  it('cover the window wherever it is', () => {
    for (let top = 0; top <= (65_536 - MOST_ROWS) * 30; top += 997) {
      const [first, end] = rowsInView(top, 30, 65_536);
      expect(first * 30).toBeLessThanOrEqual(top);
      expect(end * 30).toBeGreaterThanOrEqual(top + MOST_ROWS * 30);
    }
  });
});
