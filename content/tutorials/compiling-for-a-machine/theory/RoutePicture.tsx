import { numbers, type Point, round } from '#src/base/svg-path.ts';
import type { RoutePicture as Data } from './compiling-for-a-machine-play.ts';
import { SWAP_CNOTS } from './routing.ts';

const RADIUS = 15;
const [LEFT, RIGHT, TOP, PITCH] = [24, 296, 172, 20];

/** Where the places of a machine lie. */
function placesOf({ name, places }: Data['machine']): Point[] {
  const all = Array.from({ length: places }, (_, place) => place);
  if (name === 'line') return all.map((place) => [27 + 50 * place, 62] as const);
  if (name === 'grid') return all.map((place) => [82 + 70 * (place % 3), place < 3 ? 30 : 94] as const);
  return all.map((place) => {
    const angle = ((place - 2.5) * Math.PI) / 3;
    return [round(152 + 88 * Math.cos(angle)), round(62 + 46 * Math.sin(angle))] as const;
  });
}

/** The machine with the layer in which each qubit joins, and below it the layers with their CNOTs and SWAPs. */
export function RoutePicture({ data }: { data: Data }) {
  const { machine, first, joins } = data;
  const points = placesOf(machine);
  const at = (place: number): Point => points[place] ?? [0, 0];
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <path
        d={machine.edges.map(([a, b]) => `M${numbers(...at(a))}L${numbers(...at(b))}`).join('')}
        stroke="var(--color-rule-strong)"
        strokeWidth={machine.name === 'all pairs' ? 1 : 3}
      />
      {points.map(([x, y], place) => (
        <g key={`${x} ${y}`} textAnchor="middle">
          <circle
            cx={x}
            cy={y}
            r={RADIUS}
            fill="var(--color-surface)"
            stroke={`var(--color-${place === first ? 'accent' : 'ink-3'})`}
            strokeWidth={place === first ? 4 : 1.5}
          />
          <text x={x} y={y + 4.5} fill="var(--color-ink)" fontWeight="600">
            {joins[place]}
          </text>
        </g>
      ))}
      <text x="152" y="134" textAnchor="middle">
        layer in which each qubit joins
      </text>
      <Layers data={data} left={LEFT} right={RIGHT} top={TOP} pitch={PITCH} />
      <g textAnchor="end">
        {[...joins.keys()].map((place) => (
          <text key={place} x={LEFT - 8} y={TOP + place * PITCH + 4.5}>
            {place}
          </text>
        ))}
      </g>
      <text x={LEFT - 16} y={TOP - 16}>
        place
      </text>
      <text x={RIGHT} y={TOP - 16} textAnchor="end">
        {data.plan.depth} layers →
      </text>
    </g>
  );
}

interface Place {
  data: Data;
  left: number;
  right: number;
  top: number;
  pitch: number;
}

const WIDEST = 40;

/** CNOTs as a dot and a circle with a cross, SWAPs as two crosses on a field three layers wide. */
function Layers({ data: { plan, joins }, left, right, top, pitch }: Place) {
  const width = Math.min(WIDEST, (right - left) / plan.depth);
  const y = (place: number) => top + place * pitch;
  const size = Math.min(4.5, width / 3, pitch / 4);
  const drawn = plan.steps.map((step) => {
    const beside = plan.steps.filter((each) => each.layer === step.layer && isAcross(each, step));
    const shift = beside.indexOf(step) - (beside.length - 1) / 2;
    const layers = step.kind === 'swap' ? SWAP_CNOTS : 1;
    return { ...step, x: left + (step.layer - 1 + layers / 2) * width + shift * Math.min(9, width / 3) };
  });
  const [cnots, swaps] = (['cnot', 'swap'] as const).map((kind) => drawn.filter((each) => each.kind === kind));
  const cross = (x: number, at: number) =>
    `M${numbers(x - size, at - size)}l${numbers(2 * size, 2 * size)}m0${numbers(-2 * size)}l${numbers(-2 * size, 2 * size)}`;
  const plus = (x: number, at: number) =>
    `M${numbers(x - size, at)}h${numbers(2 * size)}M${numbers(x, at - size)}v${numbers(2 * size)}`;
  return (
    <>
      <path
        d={(swaps ?? [])
          .map(
            ({ x, places: [a, b] }) =>
              `M${numbers(x - 1.4 * width, Math.min(y(a), y(b)) - pitch / 3)}h${numbers(2.8 * width)}v${numbers(Math.abs(y(a) - y(b)) + pitch * 0.7)}h${numbers(-2.8 * width)}z`,
          )
          .join('')}
        fill="var(--color-accent-soft)"
      />
      <path d={joins.map((_, place) => `M${left} ${numbers(y(place))}H${right}`).join('')} stroke="var(--color-rule)" />
      <g fill="none" stroke="var(--color-ink)" strokeWidth="1.5">
        <path d={drawn.map(({ x, places: [a, b] }) => `M${numbers(x, y(a))}V${numbers(y(b))}`).join('')} />
        <path
          d={(swaps ?? []).map(({ x, places }) => places.map((each) => cross(x, y(each))).join('')).join('')}
          stroke="var(--color-accent)"
          strokeWidth="2"
        />
      </g>
      {(cnots ?? []).map(({ x, places: [a, b] }) => (
        <g key={`${x} ${a} ${b}`}>
          <circle cx={x} cy={y(a)} r={round(size * 0.8)} fill="var(--color-ink)" />
          <circle cx={x} cy={y(b)} r={size} fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="1.5" />
          <path d={plus(x, y(b))} stroke="var(--color-ink)" strokeWidth="1.5" />
        </g>
      ))}
    </>
  );
}

/** Whether the lines of two steps would lie on each other. */
function isAcross(
  { places: [a, b] }: Data['plan']['steps'][number],
  { places: [c, d] }: Data['plan']['steps'][number],
): boolean {
  return Math.min(a, b) <= Math.max(c, d) && Math.min(c, d) <= Math.max(a, b);
}

/** The layers alone. */
export function RouteMini({ data }: { data: Data }) {
  return <Layers data={data} left={2} right={126} top={6} pitch={9.6} />;
}
