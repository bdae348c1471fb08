/** Colors and signs of the plate's circuit; a sign's position is its middle. */
const accent = 'var(--color-accent)';

export function Gate({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <rect
        x={x - 11}
        y={y - 11}
        width="22"
        height="22"
        rx="2"
        fill="var(--color-surface)"
        stroke="var(--color-ill-3)"
        strokeWidth="1.3"
      />
      <GateLabel x={x} y={y} fill="var(--color-ink)">
        {label}
      </GateLabel>
    </>
  );
}

export function GateLabel({ x, y, fill, children }: { x: number; y: number; fill: string; children: string }) {
  return (
    <text
      x={x}
      y={y + 4.5}
      fill={fill}
      fontFamily="var(--font-serif)"
      fontSize="13"
      fontWeight="500"
      textAnchor="middle"
    >
      {children}
    </text>
  );
}

/** Controlled NOT: a dot on the control wire, a crossed circle on the target wire. */
export function ControlledNot({ x, control, target }: { x: number; control: number; target: number }) {
  return (
    <g stroke={accent} strokeWidth="1.6" strokeLinecap="round">
      <circle cx={x} cy={target} r="8" fill="var(--color-ill-bg)" />
      <path d={`M${x} ${control}V${target + 8}M${x - 8} ${target}h16`} />
      <circle cx={x} cy={control} r="4" fill={accent} stroke="none" />
    </g>
  );
}

export function Meter({ x, y }: { x: number; y: number }) {
  return (
    <g stroke="var(--color-ill-3)" strokeLinecap="round">
      <rect x={x - 13} y={y - 11} width="26" height="22" rx="2" fill="var(--color-surface)" strokeWidth="1.3" />
      <path d={`M${x - 8} ${y + 5}a8 8 0 0 1 16 0M${x} ${y + 5}l6-9`} strokeWidth="1.5" />
    </g>
  );
}
