import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Grid, ticksAt, XAxis, YAxis } from './Axis.tsx';
import { Bars, stacked } from './Bars.tsx';
import { fillIn } from './fill-in.ts';
import { Label } from './Label.tsx';
import { Line, sampled } from './Line.tsx';
import { Dots, Mark } from './Marks.tsx';
import { percent, powerOfTen } from './numbers.ts';
import { Plot } from './Plot.tsx';
import { plotArea } from './plot-area.ts';
import { linear, log } from './scales.ts';
import { TableDisclosure, ValueTable, valueAt, valuesAt } from './ValueTable.tsx';

const margin = { top: 20, right: 10, bottom: 30, left: 40 };
/** A unit of x is 10 units of the drawing, one of y is 100. */
const plot = plotArea({ width: 150, height: 150, margin, x: linear(0, 10), y: linear(0, 1) });

it('the chart that Plot.tsx shows is drawn with its axes and its numbers', () => {
  const kept = (step: number) => 0.8 ** step;
  const values = { columns: ['steps', 'kept'], rows: plot.x.ticks().map((step) => [`${step}`, percent(kept(step))]) };
  const chart = renderToStaticMarkup(
    <>
      <Plot plot={plot} label="What is left falls to 11%.">
        <YAxis plot={plot} ticks={ticksAt([0, 0.5, 1], percent)} name="kept" />
        <XAxis plot={plot} ticks={ticksAt(plot.x.ticks())} name="steps" />
        <Line plot={plot} points={sampled(kept, [0, 10], 2)} stroke="var(--color-viz-1)" />
      </Plot>
      <ValueTable label="what is left" values={values} />
    </>,
  );
  expect(chart).toContain('<svg viewBox="0 0 150 150" role="img" aria-label="What is left falls to 11%."');
  // Lines of the grid at 0, a half and 1, across the plot.
  expect(chart).toContain('<path d="M40 120H140M40 70H140M40 20H140"');
  expect(chart).toContain('<text x="33" y="75" text-anchor="end">50%</text>');
  expect(chart).toContain('<text x="60" y="140" text-anchor="middle">2</text>');
  expect(chart).toContain('<text x="0" y="8">kept</text>');
  expect(chart).toContain('<text x="140" y="158" text-anchor="end">steps</text>');
  // 1, 0.8⁵ = 0.33 and 0.8¹⁰ = 0.11.
  expect(chart).toContain('d="M40 20l50 67.2 50 22.1"');
  expect(chart).toContain('<caption class="visually-hidden">Values of the chart: what is left</caption>');
  expect(chart).toContain('64%</td>');
});

it('a tick without a text only has its line, and one at the end may stand inside', () => {
  const ticks = [{ at: 0 }, { at: 10, text: 'ten', anchor: 'end' as const }];
  const axis = renderToStaticMarkup(<XAxis plot={plot} ticks={ticks} />);
  expect(axis).toBe('<text x="140" y="140" text-anchor="end">ten</text>');
  expect(renderToStaticMarkup(<Grid plot={plot} x={ticks} />)).toContain('d="M40 20V120M140 20V120"');
});

it('powers of ten stand in equal steps', () => {
  const steep = plotArea({ width: 150, height: 150, margin, x: linear(0, 10), y: log(1e-2, 1) });
  const ticks = ticksAt(steep.y.ticks(), (value) => powerOfTen(Math.log10(value)));
  const axis = renderToStaticMarkup(<YAxis plot={steep} ticks={ticks} />);
  expect(axis).toContain('M40 120H140M40 70H140M40 20H140');
  expect([...axis.matchAll(/>(10[^<]+)</g)].map(([, text]) => text)).toEqual(['10⁻²', '10⁻¹', '10⁰']);
});

it('bars reach between values, upward, downward and sideways', () => {
  const bars = [
    { x: [0, 1], y: [0, 0.5], fill: 'up' },
    { x: [1, 2], y: [0, -0.25], fill: 'down' },
    { x: [8, 3], y: [0.9, 1], fill: 'left' },
  ] as const;
  expect(renderToStaticMarkup(<Bars plot={plot} bars={bars} />)).toBe(
    '<rect x="40" y="70" width="10" height="50" fill="up"></rect>' +
      '<rect x="50" y="120" width="10" height="25" fill="down"></rect>' +
      '<rect x="70" y="20" width="50" height="10" fill="left"></rect>',
  );
});

it('labels stand beside their value, on a rim of the ground where lines run behind them', () => {
  const label = renderToStaticMarkup(
    <Label plot={plot} at={[5, 0.5]} dx={8} dy={-6} anchor="end" ground="paper">
      half
    </Label>,
  );
  expect(label).toContain('<text x="98" y="64" text-anchor="end" stroke="var(--color-paper)" stroke-width="4"');
});

it('marks are discs', () => {
  expect(
    renderToStaticMarkup(
      <Dots
        plot={plot}
        points={[
          [0, 0],
          [10, 1],
        ]}
        fill="red"
        size={9}
      />,
    ),
  ).toContain('d="M40 120h0M140 20h0" stroke="red" stroke-width="9" stroke-linecap="round"');
  expect(renderToStaticMarkup(<Mark plot={plot} at={[10, 1]} fill="red" />)).toMatch(
    /^<circle cx="140" cy="20" r="4.5"/,
  );
});

it('a table is put away in a disclosure', () => {
  const twin = renderToStaticMarkup(
    <TableDisclosure>
      <ValueTable label="two" values={{ columns: ['a', 'b'], rows: [['1', '2']] }} />
    </TableDisclosure>,
  );
  expect(twin).toMatch(/^<details.*<summary.*<\/summary><table.*<\/table><\/details>$/);
  expect(twin).toContain('<th scope="row" class="py-1.5 pr-4 text-left font-semibold">1</th>');
});

it('is on a point what the point says, and straight between two', () => {
  const points = [
    [0, 1],
    [10, 3],
    [20, -1],
  ] as const;
  expect([0, 5, 10, 15, 20].map((x) => valueAt(points, x))).toEqual([1, 2, 3, 1, -1]);
});

it('is nothing where the line does not reach', () => {
  expect(
    [-1, 21].map((x) =>
      valueAt(
        [
          [0, 1],
          [20, 1],
        ],
        x,
      ),
    ),
  ).toEqual([undefined, undefined]);
  expect(valueAt([], 0)).toBeUndefined();
});

it('makes a row of each tick that a line reaches and a column of each line', () => {
  const lines = [
    {
      name: 'whole',
      points: [
        [0, 0],
        [2, 4],
      ] as const,
    },
    {
      name: 'half',
      points: [
        [1, 1],
        [2, 2],
      ] as const,
    },
  ];
  expect(valuesAt(ticksAt([0, 1, 2, 3]), 'x', lines, (value) => value.toFixed(1))).toEqual({
    columns: ['x', 'whole', 'half'],
    rows: [
      ['0', '0.0', '–'],
      ['1', '2.0', '1.0'],
      ['2', '4.0', '2.0'],
    ],
  });
});

const shares = [35, 28, 22, 15];

describe('stacked', () => {
  it('fills the bar, with the gap between each two', () => {
    const spans = stacked(shares, 706, 2);
    expect(spans[0]).toEqual({ start: 0, size: 245 });
    spans.slice(1).forEach(({ start }, index) => {
      const before = spans[index];
      expect(start).toBeCloseTo((before?.start ?? 0) + (before?.size ?? 0) + 2, 10);
    });
    expect((spans[3]?.start ?? 0) + (spans[3]?.size ?? 0)).toBeCloseTo(706, 10);
  });

  it('keeps the proportions', () => {
    const [first, second] = stacked(shares, 300, 3);
    expect((first?.size ?? 0) / (second?.size ?? 1)).toBeCloseTo(35 / 28, 10);
  });

  it('refuses nothing at all', () => {
    expect(() => stacked([], 100, 2)).toThrow(RangeError);
    expect(() => stacked([0, 0], 100, 2)).toThrow(RangeError);
  });
});

it('R24.1: numbers are counted, sentences are written', () => {
  expect(fillIn('{first}: {count} of {total}', { first: 'Brazil', count: 3, total: 4 })).toBe('Brazil: 3 of 4');
  expect(fillIn('A sentence without numbers')).toBe('A sentence without numbers');
});

it('a sentence that asks for what there is not stops the build', () => {
  expect(() => fillIn('{cuont} of them', { count: 3 })).toThrow('asks for {cuont}; there is {count}');
  expect(() => fillIn('{count} of them')).toThrow('nothing to fill in');
});
