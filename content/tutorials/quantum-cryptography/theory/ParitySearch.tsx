import { Drawing } from '#src/features/learn/tutorials/pictures/Drawing.tsx';

const [CELL, LINE, LEFT] = [20, 44, 8];

/** Halving a block of 16 bits with one error: at every level the half whose parities differ is searched on. */
export function ParitySearch({ wrong, label }: { wrong: number; label: string }) {
  return (
    <Drawing label={label} width={16 * CELL + 2 * LEFT} height={5 * LINE + 6}>
      <g fontSize="14" textAnchor="middle">
        {[16, 8, 4, 2, 1].map((size, level) => (
          <Level key={size} size={size} wrong={wrong} y={level * LINE + 4} />
        ))}
      </g>
    </Drawing>
  );
}

/** The block of this size that holds the error, and the one beside it, which the parity of the first rules out. */
function Level({ size, wrong, y }: { size: number; wrong: number; y: number }) {
  const start = wrong - (wrong % size);
  const other = size === 16 ? undefined : start % (2 * size) === 0 ? start + size : start - size;
  const x = LEFT + start * CELL;
  return (
    <>
      {other === undefined ? null : (
        <rect
          x={LEFT + other * CELL + 1}
          y={y}
          width={size * CELL - 2}
          height="28"
          fill="none"
          stroke="var(--color-rule-strong)"
        />
      )}
      <rect
        x={x + 1}
        y={y}
        width={size * CELL - 2}
        height="28"
        fill="var(--color-phase-soft)"
        stroke="var(--color-phase)"
      />
      <path
        d={`M${LEFT + wrong * CELL + 5} ${y + 9}l10 10m0-10l-10 10`}
        stroke="var(--color-phase)"
        strokeWidth="2"
        fill="none"
      />
    </>
  );
}
