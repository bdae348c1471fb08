import { numbers, round } from '#src/base/svg-path.ts';
import type { Size } from '#src/charts/chart.ts';
import { approximately, whole } from '#src/charts/numbers.ts';
import { apart, LINE, logPlace, type Place } from '../../places.ts';
import type { CurvePoint, Mark } from './curves.ts';

const LAYOUTS = {
  middle: { width: 720, height: 420 },
  narrow: { width: 340, height: 330 },
} as const;

const [TOP, LEFT, MARGIN, BELOW, LEAST] = [34, 62, 24, 44, 10];

export interface CostAxis {
  name: string;
  from: number;
  to: number;
  ticks: readonly { at: number; text: string }[];
}

interface Props {
  size: Size;
  axis: CostAxis;
  /** The greatest number of qubits that there is room for. */
  most: number;
  curve: readonly CurvePoint[];
  marks: readonly Mark[];
  /** What a hollow mark means. */
  hollow: string;
  chosen: { at: number; qubits: number | undefined };
  /** From where on no distance helps. */
  limit?: { at: number; name: string };
  /** In words, where there is no curve. */
  none: string;
  label: string;
}

/** Physical qubits per logical qubit over one of the two dials: the surface code as a line of steps, published blocks as marks. */
export function CostPlot({ size, axis, most, curve, marks, hollow, chosen, limit, none, label }: Props) {
  const { width, height } = size === 'narrow' ? LAYOUTS.narrow : LAYOUTS.middle;
  const [right, bottom] = [width - MARGIN, height - BELOW];
  const x = onGrid(logPlace([axis.from, axis.to], [LEFT + 16, right]));
  const y = onGrid(logPlace([LEAST, most], [bottom, TOP]));
  const decades = Array.from({ length: Math.round(Math.log10(most / LEAST)) + 1 }, (_, index) => LEAST * 10 ** index);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="explorer-svg">
      <path d={decades.map((at) => `M${LEFT} ${numbers(y(at))}H${right}`).join('')} stroke="var(--color-rule)" />
      {decades.map((at) => (
        <text key={at} x={LEFT - 8} y={y(at) + 5} textAnchor="end">
          {approximately(Math.log10(at))}
        </text>
      ))}
      {axis.ticks.map(({ at, text }) => (
        <text key={at} x={x(at)} y={bottom + 20} textAnchor="middle">
          {text}
        </text>
      ))}
      <text x={(LEFT + right) / 2} y={bottom + 40} textAnchor="middle">
        {axis.name}
      </text>
      {limit ? (
        <>
          <path
            d={`M${numbers(x(limit.at))} ${TOP}H${right}V${bottom}H${numbers(x(limit.at))}z`}
            className="cost-beyond"
          />
          <text x={right} y={TOP - 20} textAnchor="end">
            {limit.name}
          </text>
        </>
      ) : null}
      {marks.every(({ serves }) => serves) ? null : (
        <text x={4} y={TOP - 20}>
          {hollow}
        </text>
      )}
      {curve.length > 0 ? (
        <path d={stepLine(curve, most, x, y)} fill="none" stroke="var(--color-seq-6)" strokeWidth="2.2" />
      ) : (
        <text x={(LEFT + right) / 2} y={TOP + 40} textAnchor="middle" className="explorer-name explorer-haloed">
          {none}
        </text>
      )}
      <path d={`M${numbers(x(chosen.at))} ${TOP}V${bottom}`} stroke="var(--color-phase)" strokeDasharray="4 4" />
      <Marks marks={marks} chosen={chosen} x={x} y={y} right={right} />
    </svg>
  );
}

interface MarksProps extends Pick<Props, 'marks' | 'chosen'> {
  x: Place;
  y: Place;
  right: number;
}

/** Diamonds for what was published, a disc in amber for what is chosen, each with its name, moved apart from the others. */
function Marks({ marks, chosen, x, y, right }: MarksProps) {
  const { at, qubits } = chosen;
  const named = [
    ...marks.map((mark) => ({ ...mark, isChosen: false, name: `${mark.name} ${whole(mark.qubits)}` })),
    ...(qubits === undefined ? [] : [{ at, qubits, serves: true, isChosen: true, name: whole(qubits) }]),
  ];
  const heights = apart(named.map((each) => y(each.qubits) + (each.isChosen ? -10 : 5)));
  return named.map(({ at: place, qubits: count, name, serves, isChosen }, index) => {
    // What is chosen has its name before it, as the curve rises behind it.
    const isBefore = x(place) > (isChosen ? LEFT + 4 * LINE : (LEFT + right) / 2);
    return (
      <g key={name}>
        {isChosen ? (
          <circle cx={x(place)} cy={y(count)} r="5.5" fill="var(--color-phase)" />
        ) : (
          <path
            d={`M${numbers(x(place), y(count) - 7)}l7 7-7 7-7-7z`}
            fill={serves ? 'var(--color-ink)' : 'var(--color-paper)'}
            stroke="var(--color-ink)"
            strokeWidth="1.6"
          />
        )}
        <text
          x={x(place) + (isBefore ? -12 : 12)}
          y={heights[index]}
          textAnchor={isBefore ? 'end' : 'start'}
          className={`explorer-haloed ${isChosen ? 'explorer-marked' : serves ? 'explorer-name' : ''}`}
        >
          {name}
        </text>
      </g>
    );
  });
}

/** Engines differ in the last digits of a logarithm. */
function onGrid(place: Place): Place {
  return (value) => round(place(value));
}

/** A distance serves until the next is needed: up first, then along. What takes more qubits than there is room for is left out. */
function stepLine(curve: readonly CurvePoint[], most: number, x: Place, y: Place): string {
  return curve
    .filter(({ qubits }, index) => qubits <= most && (index === 0 || curve[index + 1]?.qubits !== qubits))
    .map(({ at, qubits }, index) =>
      index === 0 ? `M${numbers(x(at), y(qubits))}` : `V${numbers(y(qubits))}H${numbers(x(at))}`,
    )
    .join('');
}
