import { numbers } from '#src/base/svg-path.ts';
import { whole } from '#src/charts/numbers.ts';
import type { Circle, KeyPicture as Data, SentBytes } from './replace-rsa-play.ts';

const [CX, CY, RADIUS, NAMES] = [152, 140, 92, 121];
const NUMBERS = 17;
const angle = (value: number) => (2 * Math.PI * value) / NUMBERS - Math.PI / 2;
const at = (value: number, radius: number) =>
  [CX + radius * Math.cos(angle(value)), CY + radius * Math.sin(angle(value))] as const;

/** The circle of 17 with noise, or the bytes that a scheme sends. */
export function KeyPicture({ data }: { data: Data }) {
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      {data.kind === 'circle' ? <Ring data={data} /> : <Messages data={data} />}
    </g>
  );
}

/** Area by probability; the rarest is still seen. */
const dotRadius = (probability: number) => Math.max(1.6, 24 * Math.sqrt(probability));

function Ring({ data: { bit, numbers: values } }: { data: Circle }) {
  const [from, to] = [at(4.5, RADIUS), at(12.5, RADIUS)];
  return (
    <>
      <circle cx={CX} cy={CY} r={RADIUS} fill="none" stroke="var(--color-rule-strong)" />
      <path
        d={`M${numbers(...from)}A${RADIUS} ${RADIUS} 0 0 1 ${numbers(...to)}`}
        fill="none"
        stroke="var(--color-accent-line)"
        strokeWidth="9"
      />
      {values.map(({ value, probability, isWrong }) => {
        const [x, y] = at(value, RADIUS);
        return probability === 0 ? null : (
          <circle
            key={value}
            cx={numbers(x)}
            cy={numbers(y)}
            r={numbers(dotRadius(probability))}
            fill={isWrong ? 'var(--color-surface)' : 'var(--color-accent)'}
            stroke={isWrong ? 'var(--color-phase)' : undefined}
            strokeWidth="2.5"
          />
        );
      })}
      <g textAnchor="middle">
        {values.map(({ value }) => {
          const [x, y] = at(value, NAMES);
          return (
            <text key={value} x={numbers(x)} y={numbers(y + 4.5)} fontWeight={value === 9 * bit ? 700 : undefined}>
              {value}
            </text>
          );
        })}
        <text x={CX} y={CY - 32}>
          read as 0
        </text>
        <text x={CX} y={CY + 42}>
          read as 1
        </text>
      </g>
      <path
        d={`M${numbers(...at(4.5, 80))}L${numbers(...at(12.5, 80))}`}
        stroke="var(--color-ink-2)"
        strokeDasharray="4 3"
      />
    </>
  );
}

/** The longest bar is a signature of ML-DSA-65. */
const [LEFT, FULL, MOST] = [4, 296, 3309];
const length = (bytes: number) => Math.max(4, (bytes / MOST) * FULL);

function Messages({ data: { rows, fate } }: { data: SentBytes }) {
  return (
    <>
      {rows.map(({ name, parts }, index) => {
        const y = 34 + index * 82;
        const total = parts.reduce((sum, bytes) => sum + bytes, 0);
        return (
          <g key={name}>
            <text x={LEFT} y={y}>
              {name}
            </text>
            <text x={LEFT + FULL} y={y} textAnchor="end" fontWeight="600" fill="var(--color-ink)">
              {parts.length > 1 ? `${parts.map(whole).join(' + ')} bytes` : `${whole(total)} bytes`}
            </text>
            <Bar parts={parts} y={y + 10} height={26} />
          </g>
        );
      })}
      <text x={LEFT} y="216" fontSize="15" fontWeight="600" fill="var(--color-ink)">
        {fate[0]}
        <tspan x={LEFT} dy="20">
          {fate[1]}
        </tspan>
      </text>
    </>
  );
}

/** Parts one after the other: the first filled, the second hollow. */
function Bar({ parts, y, height, scale = 1 }: { parts: readonly number[]; y: number; height: number; scale?: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, bytes) => sum + length(bytes), 0));
  return parts.map((bytes, index) => (
    <rect
      key={starts[index]}
      x={numbers((LEFT + (starts[index] ?? 0)) * scale + index * 2)}
      y={y}
      width={numbers(length(bytes) * scale)}
      height={height}
      fill={index === 0 ? 'var(--color-accent)' : 'var(--color-phase)'}
    />
  ));
}

/** The probabilities in a row, or the two bars. */
export function KeyMini({ data }: { data: Data }) {
  if (data.kind === 'bytes')
    return data.rows.map(({ name, parts }, index) => (
      <Bar key={name} parts={parts} y={10 + index * 24} height={14} scale={0.42} />
    ));
  return (
    <>
      <path d="M0 56H128" stroke="var(--color-rule-strong)" />
      {data.numbers.map(({ value, probability, isWrong }) => (
        <rect
          key={value}
          x={numbers(value * 7.5 + 1)}
          y={numbers(56 - 52 * Math.sqrt(probability))}
          width="5"
          height={numbers(52 * Math.sqrt(probability))}
          fill={`var(--color-${isWrong ? 'phase' : 'accent'})`}
        />
      ))}
    </>
  );
}
