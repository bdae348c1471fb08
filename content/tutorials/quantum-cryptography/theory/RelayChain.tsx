import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const NODES = [
  { name: 'Alice', x: 34 },
  { name: 'relay', x: 130, knowsKey: true },
  { name: 'relay', x: 226, knowsKey: true },
  { name: 'Bob', x: 322 },
];

/** A long line of short links: each link has a key of its own, and each relay knows what it passes on. */
export function RelayChain({ label }: { label: string }) {
  return (
    <Drawing label={label} width={356} height={112}>
      <g fontSize="14" textAnchor="middle">
        {NODES.slice(1).map(({ x }, link) => (
          <g key={x}>
            <path d={`M${x - 70} 46h44`} stroke="var(--color-accent)" strokeWidth="2.2" />
            <text x={x - 48} y="36" fill="var(--color-accent)">
              k{link + 1}
            </text>
          </g>
        ))}
        {NODES.map(({ name, x, knowsKey }) => (
          <g key={x}>
            <rect
              x={x - 26}
              y="30"
              width="52"
              height="32"
              rx="3"
              fill={`var(--color-${knowsKey ? 'phase-soft' : 'surface'})`}
              stroke={`var(--color-${knowsKey ? 'phase' : 'ink-3'})`}
            />
            <text x={x} y="51" fill="var(--color-ink)">
              {name}
            </text>
          </g>
        ))}
        <text x="178" y="90" fill="var(--color-phase)">
          both relays know the key that they pass on
        </text>
      </g>
    </Drawing>
  );
}
