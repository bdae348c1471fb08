import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { byTimeChart } from './by-time-chart.tsx';
import { byYearChart, today } from './by-year-chart.tsx';
import { changesOf } from './changed.ts';
import { drawnProblems, logicalEstimates, lowestByYear, physicalEstimates } from './estimate-values.ts';
import { logicalChart } from './logical-chart.tsx';

const sizes = Object.keys(SIZES) as Size[];

describe('R56.2 no picture mixes machines and logical qubits', () => {
  it('those of machines have physical qubits alone', () => {
    for (const { estimate, qubits } of physicalEstimates()) {
      expect(estimate.level).toBe('physical');
      expect(qubits).not.toBe(estimate.figures?.['logical-qubits']?.[0]?.count);
    }
    expect(byYearChart().data?.columns).not.toContain('logical_qubits');
    expect(byTimeChart().data?.columns).not.toContain('logical_qubits');
  });

  it('and that of logical qubits nothing physical', () => {
    for (const { estimate, qubits } of logicalEstimates())
      expect(qubits).toBe(estimate.figures?.['logical-qubits']?.[0]?.count);
    expect(logicalChart().data?.columns).not.toContain('physical_qubits');
  });

  it('each is drawn in three widths with a mark an estimate', () => {
    for (const chart of [byYearChart(), byTimeChart(), logicalChart()])
      for (const size of sizes) {
        const drawn = renderToStaticMarkup(chart.draw(size, 'page'));
        expect(drawn.match(/class="mark"/g)?.length).toBe(chart.values.rows.length);
        expect(drawn).not.toContain('NaN');
      }
  });
});

describe('R56.3 lines join what was verified', () => {
  const physical = physicalEstimates();

  it('the lowest of each year, without memories and what is reported', () => {
    expect(drawnProblems(physical)).toContain('RSA-2048');
    const line = lowestByYear(physical, 'RSA-2048');
    expect(line.some(({ isReported, hasMemory }) => isReported || hasMemory)).toBe(false);
    expect(new Set(line.map(({ year }) => year)).size).toBe(line.length);
    expect(line[0]?.qubits).toBe(6.5e9);
    expect(line.at(-1)?.qubits).toBe(94_000);
  });

  it('and the band ends at a machine with a published error', () => {
    const { withError, larger } = today();
    expect(withError).toBeGreaterThan(100);
    if (larger) expect(larger.qubits).toBeGreaterThan(withError);
  });
});

it('R56.5 what changed against the one before is computed of what both say', () => {
  const entry = (id: string) => entriesOf('estimates').find((each) => each.id === id);
  const [now, before] = [entry('rsa2048-gidney-2025'), entry('rsa2048-gidney-ekera-2019')];
  const changes = now && before ? changesOf(now, before) : [];
  expect(changes.map(({ quantity }) => quantity)).toEqual(['qubits', 'time', 'logical', 'gates']);
  expect(changes[0]?.ratio).toBeCloseTo(897_864 / 2e7, 6);
  expect(changesOf({ figures: undefined }, { figures: undefined })).toEqual([]);
});
