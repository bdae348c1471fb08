import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [CELL, GAP, TOP, HEIGHT] = [46, 6, 8, 40];

/** The items as closed boxes, and under each what the test says of it. */
export function OracleTable({ items, marked }: { items: readonly string[]; marked: string }) {
  return (
    <Drawing
      label={`${items.length} boxes named ${items[0]} to ${items.at(-1)}. The test f is 1 for ${marked} and 0 for every other.`}
      width={30 + items.length * (CELL + GAP)}
      height={TOP + HEIGHT + 30}
    >
      <text x="0" y={TOP + HEIGHT + 22} fontSize="15" fontFamily="var(--font-serif)" fontStyle="italic">
        f
      </text>
      {items.map((item, index) => {
        const x = 24 + index * (CELL + GAP);
        const isMarked = item === marked;
        const color = isMarked ? 'var(--color-phase)' : 'var(--color-ink-2)';
        return (
          <g key={item} textAnchor="middle" fontSize="14" fontFamily="var(--font-mono)" fill={color}>
            <rect
              x={x}
              y={TOP}
              width={CELL}
              height={HEIGHT}
              rx="4"
              fill={isMarked ? 'var(--color-phase-soft)' : 'var(--color-paper)'}
              stroke={isMarked ? 'var(--color-phase)' : 'var(--color-ill-3)'}
            />
            <text x={x + CELL / 2} y={TOP + HEIGHT / 2 + 5}>
              {item}
            </text>
            <text x={x + CELL / 2} y={TOP + HEIGHT + 22} fontWeight={isMarked ? 700 : 400}>
              {isMarked ? 1 : 0}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
