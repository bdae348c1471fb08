import { fixed } from '../format-number.ts';
import { Drawing } from './Drawing.tsx';

interface Bar {
  /** The basis state, q[0] leftmost. */
  state: string;
  /** Its amplitude, a real number; or a probability. */
  value: number;
}

interface Props {
  bars: readonly Bar[];
  /** What the bars show, in words and with the numbers that matter. */
  label: string;
  /** The state the picture is about; its name is printed in bold and underlined. */
  highlight?: string;
  /** Draws a dashed line at this value, with its name. */
  line?: { value: number; name: string };
  /** Length of the axis; the largest value if not given. */
  max?: number;
  digits?: number;
}

const LONGEST = 92;
const TEXT_ROOM = 22;
const START = 8;
/** Keeps text readable where a line runs through it. */
const halo = { stroke: 'var(--color-surface)', strokeWidth: 4, paintOrder: 'stroke' };

/** Real amplitudes as bars: positive ones upwards in petrol (phase 0), negative ones downwards in amber (phase π). */
export function AmplitudeBars({ bars, label, highlight, line, max, digits = 3 }: Props) {
  const step = Math.max(digits * 8 + 34, Math.max(...bars.map(({ state }) => state.length)) * 9 + 16);
  const unit = LONGEST / (max ?? Math.max(...bars.map(({ value }) => Math.abs(value)), 1e-9));
  const below = Math.max(0, ...bars.map(({ value }) => -value)) * unit;
  const zero = TEXT_ROOM + LONGEST;
  const width = START * 2 + bars.length * step;
  const nameWidth = line ? line.name.length * 8 + 4 : 0;
  const height = zero + below + (below > 0 ? TEXT_ROOM : 4) + TEXT_ROOM;
  return (
    <Drawing label={label} width={width + nameWidth} height={Math.ceil(height)}>
      {bars.map(({ state, value }, index) => (
        <Rectangle key={state} x={START + index * step + 7} width={step - 14} zero={zero} length={value * unit} />
      ))}
      <path d={`M0 ${zero}H${width}`} stroke="var(--color-ink-3)" />
      {line ? (
        <path d={`M0 ${zero - line.value * unit}H${width}`} stroke="var(--color-ink)" strokeDasharray="5 4" />
      ) : null}
      {bars.map(({ state, value }, index) => (
        <g key={state} textAnchor="middle" fontSize="14">
          <text x={START + (index + 0.5) * step} y={zero - value * unit + (value < 0 ? 16 : -6)} {...halo}>
            {fixed(value, digits)}
          </text>
          <text
            x={START + (index + 0.5) * step}
            y={height - 6}
            fontFamily="var(--font-mono)"
            fill="var(--color-ink)"
            fontWeight={state === highlight ? 700 : 400}
            textDecoration={state === highlight ? 'underline' : undefined}
          >
            {state}
          </text>
        </g>
      ))}
      {line ? (
        <text x={width} y={zero - line.value * unit + 5} fontSize="14" fill="var(--color-ink)">
          {line.name}
        </text>
      ) : null}
    </Drawing>
  );
}

function Rectangle({ x, width, zero, length }: { x: number; width: number; zero: number; length: number }) {
  return (
    <rect
      x={x}
      y={length < 0 ? zero : zero - length}
      width={width}
      height={Math.abs(length)}
      fill={`var(--color-${length < 0 ? 'phase' : 'accent'})`}
    />
  );
}
