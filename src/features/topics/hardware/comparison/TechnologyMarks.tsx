import { numbers, round } from '#src/base/svg-path.ts';
import { END_HALF, middleOf, type PlacedTechnology, RING } from './chart-layout.ts';

/** One technology: a bar for the typical values, lines to the best published ones, rings for machines with both. */
export function TechnologyMarks({ placed, color }: { placed: PlacedTechnology; color: string }) {
  const { box, longest, highest, machines } = placed;
  const [x, y] = middleOf(box);
  const lines = [
    longest ? `M${numbers(box.right, y)}H${round(longest[0])}m0${-END_HALF}v${2 * END_HALF}` : '',
    highest ? `M${numbers(x, box.top)}V${round(highest[1])}m${-END_HALF} 0h${2 * END_HALF}` : '',
  ];
  return (
    <>
      <path d={lines.join('')} stroke={color} strokeWidth="1.6" fill="none" />
      <rect
        x={round(box.left)}
        y={round(box.top)}
        width={round(box.right - box.left)}
        height={round(box.bottom - box.top)}
        rx="2"
        fill={color}
      />
      {machines.map(([cx, cy]) => (
        <circle
          key={`${cx} ${cy}`}
          cx={round(cx)}
          cy={round(cy)}
          r={RING}
          fill="var(--color-paper)"
          stroke={color}
          strokeWidth="1.8"
        />
      ))}
    </>
  );
}
