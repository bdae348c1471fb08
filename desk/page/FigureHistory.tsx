import { useState } from 'react';
import type { OpenEntry } from './desk-state.tsx';
import { type Point, pointsOf } from './figure-points.ts';
import type { Value } from './form/figure-changes.ts';

const WIDTH = 320;
const HEIGHT = 150;

/** A figure's values over the years, as steps; a new one is amber and named. */
export function FigureHistory({ entry }: { entry: OpenEntry }) {
  const figures = (entry.data.figures ?? {}) as Record<string, Value[]>;
  const known = (entry.opened.data.figures ?? {}) as Record<string, Value[]>;
  const drawn = Object.keys(figures).filter((name) => pointsOf(figures[name] ?? []).length > 1);
  const changed = drawn.find((name) => (figures[name]?.length ?? 0) > (known[name]?.length ?? 0));
  const [chosen, choose] = useState<string>();
  const name = chosen ?? changed ?? drawn[0];
  if (!name) return null;
  const points = pointsOf(figures[name] ?? []);
  const isNew = (figures[name]?.length ?? 0) > (known[name]?.length ?? 0);
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <select className="input" aria-label="Figure" value={name} onChange={({ target }) => choose(target.value)}>
        {drawn.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Steps name={name} points={points} isNew={isNew} />
    </section>
  );
}

function Steps({ name, points, isNew }: { name: string; points: readonly Point[]; isNew: boolean }) {
  const [least, most] = [Math.min(...points.map(({ value }) => value)), Math.max(...points.map(({ value }) => value))];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const x = (at: number) => 8 + ((at - first.at) / (last.at - first.at || 1)) * (WIDTH - 92);
  const y = (value: number) => 24 + (1 - (value - least) / (most - least || 1)) * (HEIGHT - 68);
  const path = points
    .map(({ at, value }, index) => (index === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`))
    .join('');
  const said = points.map(({ text, asOf }) => `${text} in ${asOf}`).join(', ');
  return (
    <svg
      className="steps"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${name}: ${said}${isNew ? ', the last is new' : ''}`}
    >
      <path d={`${path}H${WIDTH - 76}`} />
      {points.map(({ at, value }, index) => (
        <circle
          key={`${at} ${value}`}
          cx={x(at)}
          cy={y(value)}
          r="4.5"
          className={isNew && index === points.length - 1 ? 'new' : ''}
        />
      ))}
      <text x={WIDTH - 70} y={y(last.value) + 4} className={isNew ? 'new' : ''}>
        {last.text}
      </text>
      <text x={x(first.at)} y={y(first.value) + (first.value > last.value ? -10 : 20)}>
        {first.text}
      </text>
      <text x="8" y={HEIGHT - 6} className="axis">
        {first.asOf}
      </text>
      <text x={x(last.at)} y={HEIGHT - 6} className="axis" textAnchor="middle">
        {last.asOf}
      </text>
    </svg>
  );
}
