import { dots, polyline } from '#src/base/svg-path.ts';
import { contourLines, descend, loss } from './loss-landscape.ts';

const levels = [-1.25, -0.95, -0.65, -0.35, -0.05, 0.25, 0.55, 0.85, 1.15, 1.45];
const grid = { width: 320, height: 150, cell: 6 };
/** On the slope beside a summit, with the longest way down that stays inside the plate. */
export const descentStart = [120, 96] as const;

/** Contours of a loss landscape and a gradient descent into one of its basins. */
export function AiMlPlate() {
  const { marks, minimum } = descend(descentStart);
  const contours = levels.flatMap((level) => contourLines(loss, level, grid)).map((line) => polyline(line));
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={contours.join('')} stroke="var(--color-ill-3)" strokeOpacity=".75" />
      <path d={polyline([...marks, minimum])} stroke="var(--color-accent)" strokeWidth="2" />
      <path d={dots(marks.slice(1))} stroke="var(--color-accent)" strokeWidth="6" />
      <path d={dots(marks.slice(0, 1))} stroke="var(--color-ink)" strokeWidth="6" />
      <path d={dots([minimum])} stroke="var(--color-phase)" strokeWidth="10" />
    </g>
  );
}
