import { dots, numbers, type Point, polyline, sampledCurve } from '#src/base/svg-path.ts';
import { SignMark } from '#src/charts/TechnologySign.tsx';
import type { Machine } from '#src/model/schemas/machine.ts';
import { type Portrait, portraitOf, ring, sheet } from './portrait.ts';

interface Props extends Pick<Machine, 'technology' | 'status' | 'lattice'> {
  /** Undefined where no number is published: then the sign of the technology stands in its place. */
  count: number | undefined;
}

const joint = 'var(--color-ill-3)';
const site = 'var(--color-accent)';

/** The contents of an `<svg>` or `<symbol>` of {@link sheet} with `fill="none"`, over a ground of `--color-ill-bg`. */
export function PortraitDrawing({ technology, status, lattice, count }: Props) {
  if (count === undefined)
    return <SignMark technology={technology} status={status} at={[sheet.width / 2, sheet.height / 2]} radius={44} />;
  const portrait = portraitOf({ technology, lattice, count });
  const { couplings, size, trap } = portrait;
  return (
    <g strokeLinecap="round">
      {trap === 'ring' ? <Ring /> : null}
      {trap && trap !== 'ring' ? <Electrodes heights={trap.electrodes} /> : null}
      {couplings.length > 0 ? (
        <path
          d={couplings.map((pair) => polyline(pair)).join('')}
          stroke={joint}
          strokeWidth={Math.max(1.2, size * 0.16)}
        />
      ) : null}
      {technology === 'atom' ? <Sites portrait={portrait} color="var(--color-ill-2)" share={1.7} /> : null}
      <Sites portrait={portrait} color={site} />
    </g>
  );
}

/** Above so many sites a full row is one line, whose dashes are the sites: a tenth of the bytes. */
const MOST_PATHS = 1500;

function Sites({ portrait, color, share = 1 }: { portrait: Portrait; color: string; share?: number }) {
  const { sites, step, size } = portrait;
  const stroke = { stroke: color, strokeWidth: numbers(size * share) };
  if (sites.length <= MOST_PATHS) return <path d={dots(sites)} {...stroke} />;
  const rows = [...Map.groupBy(sites, ([, y]) => y).values()];
  const full = rows.filter((row) => row.length === rows[0]?.length);
  return (
    <>
      <path d={full.map((row) => rowLine(row, step)).join('')} strokeDasharray={`0 ${step.toFixed(4)}`} {...stroke} />
      <path d={dots(rows.slice(full.length).flat())} {...stroke} />
    </>
  );
}

/** From the first site to half a step behind the last, so that no rounding costs a site. */
function rowLine(row: readonly Point[], step: number): string {
  const [[x, y] = [0, 0]] = row;
  return `M${numbers(x, y)}h${numbers((row.length - 0.5) * step)}`;
}

function Electrodes({ heights }: { heights: readonly number[] }) {
  const [upper = 0, lower = 0] = heights;
  return (
    <path
      d={heights.map((y) => `M16 ${numbers(y)}H464`).join('')}
      stroke="var(--color-ill-2)"
      strokeWidth={numbers(Math.min(12, (lower - upper) * 0.16))}
      // Twelve, of which the last ends where the row does.
      strokeDasharray="30 8"
      strokeLinecap="butt"
    />
  );
}

/** The channel that ions go round, and the two legs behind its junction. */
function Ring() {
  const { center, radius, opening } = ring;
  const at = (angle: number): Point => [
    center[0] + radius[0] * Math.cos(angle),
    center[1] + radius[1] * Math.sin(angle),
  ];
  const round = sampledCurve((t) => at(opening + t * 2 * (Math.PI - opening)), 72);
  const legs = [-1, 1].map((side) => {
    const [x, y] = at(side * opening);
    return polyline([
      [x, y],
      [446, center[1] - (y - center[1]) * 2.9],
    ]);
  });
  const channel = round + legs.join('');
  return (
    <g strokeLinejoin="round">
      <path d={channel} stroke="var(--color-ill-1)" strokeWidth="17" />
      <path d={channel} stroke={joint} strokeWidth="1.5" />
    </g>
  );
}
