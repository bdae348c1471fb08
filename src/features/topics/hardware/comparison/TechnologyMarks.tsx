import { numbers, type Point, round } from '#src/base/svg-path.ts';
import { halo } from '#src/charts/Label.tsx';
import type { ChartLayout, Place } from './chart-layout.ts';
import type { ComparedTechnology, PlottedResult } from './compare-technologies.ts';
import { errorOf } from './compare-technologies.ts';

/** Half the thickness of a bar, and half the length of the stroke that ends a line, in drawing units. */
const barHalf = 6;
const endHalf = 5;

interface Props {
  technology: ComparedTechnology;
  layout: ChartLayout;
  color: string;
}

/** One technology: a bar for the typical values, lines to the best published ones, rings for machines with both. */
export function TechnologyMarks({ technology, layout, color }: Props) {
  const { typical, bestCoherence, bestFidelity, machines } = technology;
  const { places, plot } = layout;
  const place = places[technology.id];
  const box = typicalBox(technology, layout);
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const longest = typical.coherence && bestCoherence?.coherenceSeconds ? plot.x(bestCoherence.coherenceSeconds) : null;
  const highest = bestFidelity?.twoQubitFidelity ? plot.y(errorOf(bestFidelity.twoQubitFidelity)) : null;
  const lines = [
    longest === null ? '' : `M${numbers(box.right, middle[1])}H${round(longest)}m0${-endHalf}v${2 * endHalf}`,
    highest === null ? '' : `M${numbers(middle[0], box.top)}V${round(highest)}m${-endHalf} 0h${2 * endHalf}`,
  ];
  // The words are on a rim of the ground's color, so that grid lines do not run through them.
  const ground = typical.coherence ? 'paper' : 'sunken';
  return (
    <g>
      <path d={lines.join('')} stroke={color} strokeWidth="1.6" fill="none" />
      <rect
        x={round(box.left)}
        y={round(box.top)}
        width={round(box.right - box.left)}
        height={round(box.bottom - box.top)}
        rx="2"
        fill={color}
      />
      {machines.map((machine) => {
        const [x, y] = machinePoint(machine, layout);
        return (
          <circle key={machine.label} cx={round(x)} cy={round(y)} r="4" fill="none" stroke={color} strokeWidth="1.8" />
        );
      })}
      <g {...halo(ground)} strokeLinejoin="round">
        {machines.map((machine, index) => (
          <Words
            key={machine.label}
            at={machinePoint(machine, layout)}
            place={place?.machines?.[index]}
            text={machine.label}
          />
        ))}
        {longest === null ? null : (
          <Words at={[longest, middle[1]]} place={place?.bestCoherence} text={bestCoherence?.label} />
        )}
        {highest === null ? null : (
          <Words at={[middle[0], highest]} place={place?.bestFidelity} text={bestFidelity?.label} />
        )}
        <Name technology={technology} at={middle} place={place?.name} lineHeight={plot.fontSize * 1.2} />
      </g>
    </g>
  );
}

/** Where the typical values lie. Without a limit in time they are in the strip, as an upright bar. */
function typicalBox({ typical: { coherence, fidelity } }: ComparedTechnology, { plot, strip }: ChartLayout) {
  const [top, bottom] = [plot.y(errorOf(fidelity.to)), plot.y(errorOf(fidelity.from))];
  if (coherence === null) return { left: strip.bar - barHalf, right: strip.bar + barHalf, top, bottom };
  const [left, right] = [plot.x(coherence.from), plot.x(coherence.to)];
  // A single value is a square, which can still be seen.
  const half = Math.max(barHalf, (right - left) / 2);
  const middle = (left + right) / 2;
  return { left: middle - half, right: middle + half, top: top - barHalf, bottom: bottom + barHalf };
}

function machinePoint({ coherenceSeconds = 1, twoQubitFidelity = 0 }: PlottedResult, { plot }: ChartLayout): Point {
  return [plot.x(coherenceSeconds), plot.y(errorOf(twoQubitFidelity))];
}

function Words({
  at,
  place = { dx: 8, dy: 5 },
  text,
}: {
  at: Point;
  place?: Place | undefined;
  text?: string | undefined;
}) {
  return (
    <text x={round(at[0] + place.dx)} y={round(at[1] + place.dy)} textAnchor={place.anchor} fill="var(--color-ink-2)">
      {text}
    </text>
  );
}

interface NameProps {
  technology: ComparedTechnology;
  at: Point;
  place: Place | undefined;
  lineHeight: number;
}

/** The technology's name, and under it its typical values as the tabs give them. */
function Name({ technology, at, place = { dx: 8, dy: 24 }, lineHeight }: NameProps) {
  const { name, typical, coherenceTime, fidelity } = technology;
  const [x, y] = [round(at[0] + place.dx), round(at[1] + place.dy)];
  return (
    <text x={x} y={y} textAnchor={place.anchor} fill="var(--color-ink)" fontWeight="600">
      {name}
      <tspan x={x} y={round(y + lineHeight)} fontWeight="400">
        {typical.coherence ? `${coherenceTime}, ${fidelity}` : fidelity}
      </tspan>
    </text>
  );
}
