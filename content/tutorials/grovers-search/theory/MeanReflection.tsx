import { numbers } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';
import type { ItemValue } from './grovers-search-theory.ts';

interface Props {
  before: readonly ItemValue[];
  /** Every amplitude lies as far on the other side of the line. */
  mean: number;
  marked: string;
}

const [LEFT, STEP, WIDTH, UNIT, TOP] = [4, 38, 20, 150, 24];

/** The diffuser at work: hollow bars are the amplitudes before, filled ones after the reflection about the mean. */
export function MeanReflection({ before, mean, marked }: Props) {
  const reflected = before.map(({ state, value }) => ({ state, from: value, to: 2 * mean - value }));
  const highest = Math.max(...reflected.flatMap(({ from, to }) => [from, to]));
  const lowest = Math.min(0, ...reflected.flatMap(({ from, to }) => [from, to]));
  const y = (value: number) => TOP + (highest - value) * UNIT;
  const width = LEFT + before.length * STEP;
  const height = Math.ceil(y(lowest) + 48);
  return (
    <Drawing label={reflectionInWords(reflected, mean, marked)} width={width + 92} height={height}>
      {reflected.map(({ state, from, to }, index) => {
        const x = LEFT + index * STEP + (STEP - WIDTH) / 2;
        return (
          <g key={state} fontSize="14" textAnchor="middle">
            <path d={bar(x, y(0), y(to))} fill={`var(--color-${to < 0 ? 'phase' : 'accent'})`} />
            <path
              d={bar(x, y(0), y(from))}
              fill={from < 0 ? 'var(--color-phase-soft)' : 'none'}
              stroke={`var(--color-${from < 0 ? 'phase' : 'ink-3'})`}
              strokeWidth="1.5"
              strokeDasharray="4 3"
            />
            <text
              x={x + WIDTH / 2}
              y={height - 6}
              fontFamily="var(--font-mono)"
              fill="var(--color-ink)"
              fontWeight={state === marked ? 700 : 400}
            >
              {state}
            </text>
            {state === marked || index === 0 ? (
              <>
                <text x={x + WIDTH / 2} y={y(from) + (from < 0 ? 17 : -7)}>
                  {fixed(from, 4)}
                </text>
                <text x={x + WIDTH / 2} y={state === marked ? y(to) - 7 : y(0) + 17}>
                  {fixed(to, 4)}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
      <path d={`M0 ${numbers(y(0))}H${width}`} stroke="var(--color-ink-3)" />
      <path d={`M0 ${numbers(y(mean))}H${width}`} stroke="var(--color-ink)" strokeDasharray="7 4" />
      <text x={width + 4} y={y(mean) + 5} fontSize="14" fill="var(--color-ink)">
        mean {fixed(mean, 4)}
      </text>
    </Drawing>
  );
}

const bar = (x: number, zero: number, end: number) => `M${numbers(x, zero)}h${WIDTH}V${numbers(end)}h-${WIDTH}z`;

function reflectionInWords(
  reflected: { state: string; from: number; to: number }[],
  mean: number,
  marked: string,
): string {
  const found = reflected.find(({ state }) => state === marked);
  const other = reflected.find(({ state }) => state !== marked);
  if (!found || !other) throw new Error(`${marked} must be one of several items`);
  return `Reflection of the amplitudes about their mean ${fixed(mean, 4)}. ${marked} goes from ${fixed(found.from, 4)} up to ${fixed(found.to, 4)}, every other item from ${fixed(other.from, 4)} down to ${fixed(other.to, 4)}.`;
}
