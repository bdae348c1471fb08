import { boxWidth, type GateSign, type Sign, WIRE_GAP, wireHeight } from './circuit-layout.ts';

const accent = 'var(--color-accent)';
const HALF_BOX = 16;

/** One sign of a circuit at the height of its wires. */
export function CircuitSign({ sign, x, wires }: { sign: Sign; x: number; wires: number }) {
  if ('mark' in sign) return <Mark x={x} word={sign.mark} wires={wires} />;
  if ('measure' in sign) return sign.measure.map((wire) => <Meter key={wire} x={x} y={wireHeight(wire)} />);
  const on = 'swap' in sign ? sign.swap : [sign.on].flat();
  const filled = sign.controls ?? [];
  const hollow = 'gate' in sign ? (sign.controlsOnZero ?? []) : [];
  const heights = [...on, ...filled, ...hollow].map(wireHeight);
  return (
    <>
      <path d={`M${x} ${Math.min(...heights)}V${Math.max(...heights)}`} stroke={accent} strokeWidth="1.8" />
      {filled.map((wire) => (
        <circle key={wire} cx={x} cy={wireHeight(wire)} r="4.5" fill={accent} />
      ))}
      {hollow.map((wire) => (
        <circle
          key={wire}
          cx={x}
          cy={wireHeight(wire)}
          r="4.5"
          fill="var(--color-surface)"
          stroke={accent}
          strokeWidth="1.8"
        />
      ))}
      {'swap' in sign ? (
        on.map((wire) => <Cross key={wire} x={x} y={wireHeight(wire)} />)
      ) : (
        <Target sign={sign} x={x} />
      )}
    </>
  );
}

function Target({ sign, x }: { sign: GateSign; x: number }) {
  const on = [sign.on].flat();
  const isControlled = (sign.controls?.length ?? 0) + (sign.controlsOnZero?.length ?? 0) > 0;
  if (isControlled && sign.gate === 'X') return on.map((wire) => <Not key={wire} x={x} y={wireHeight(wire)} />);
  const [top, bottom] = [wireHeight(Math.min(...on)) - HALF_BOX, wireHeight(Math.max(...on)) + HALF_BOX];
  const width = boxWidth(sign.gate);
  return (
    <>
      <rect
        x={x - width / 2}
        y={top}
        width={width}
        height={bottom - top}
        rx="3"
        fill="var(--color-surface)"
        stroke="var(--color-ink-3)"
        strokeWidth="1.3"
      />
      <text
        x={x}
        y={(top + bottom) / 2 + 5}
        textAnchor="middle"
        fontSize="15"
        fontFamily="var(--font-serif)"
        fill="var(--color-ink)"
      >
        {sign.gate}
      </text>
    </>
  );
}

/** The target of a controlled NOT. */
function Not({ x, y }: { x: number; y: number }) {
  return (
    <g stroke={accent} strokeWidth="1.8">
      <circle cx={x} cy={y} r="11" fill="var(--color-surface)" />
      <path d={`M${x - 11} ${y}h22M${x} ${y - 11}v22`} />
    </g>
  );
}

function Cross({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`} stroke={accent} strokeWidth="1.8" />;
}

function Meter({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--color-ink-3)" fill="none" strokeWidth="1.4" strokeLinecap="round">
      <rect x={x - 17} y={y - HALF_BOX} width="34" height={2 * HALF_BOX} rx="3" fill="var(--color-surface)" />
      <path d={`M${x - 10} ${y + 7}a10 10 0 0 1 20 0M${x} ${y + 7}l8-12`} />
    </g>
  );
}

function Mark({ x, word, wires }: { x: number; word: string; wires: number }) {
  return (
    <>
      <path
        d={`M${x} ${wireHeight(0) - 20}V${wireHeight(0) + (wires - 1) * WIRE_GAP + 22}`}
        stroke="var(--color-phase)"
        strokeWidth="1.3"
        strokeDasharray="4 4"
      />
      <text x={x} y="11" textAnchor="middle" fontSize="14" fill="var(--color-phase)">
        {word}
      </text>
    </>
  );
}
