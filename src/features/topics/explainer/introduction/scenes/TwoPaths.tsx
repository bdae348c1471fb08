import { add, squaredMagnitude } from '#circuit/quantum/complex.ts';
import { ellipses, type Point, polyline } from '#src/base/svg-path.ts';
import { detections, experiment, intensity, wallPath } from '#src/drawings/two-slit.ts';
import { eased, within } from '../timeline.ts';
import { AMBER, Arrow, FAINT, INK, Label, PETROL, type SceneProps, STAGE, THIRD } from './parts.tsx';
import { pathAmplitudes, thirdDarkFringe } from './physics.ts';

const { width, height, wallX, screenX, screenWidth, centerY, slitSeparation, wavelength } = experiment;
const SLITS: readonly Point[] = [-1, 1].map((side) => [wallX, centerY + (side * slitSeparation) / 2]);

/** The experiment fills the left of the picture; its upper and lower ends are cut off. */
const FIELD = 430;
const SCALE = FIELD / width;
const VISIBLE = STAGE.height / SCALE;
const CURVE_X = screenX + screenWidth + 8;
const CURVE_WIDTH = 44;

/** Waves that pass while the scene lasts. */
const WAVES = 16;
const FURTHEST = thirdDarkFringe();

/** Two slits, the fringes behind them, and the arrows of the two paths to a point that moves along the screen. */
export function TwoPaths({ progress }: SceneProps) {
  const swept = FURTHEST * eased(within(progress, 0.32, 0.94));
  return (
    <>
      <svg
        width={FIELD}
        height={STAGE.height}
        viewBox={`0 ${centerY - VISIBLE / 2} ${width} ${VISIBLE}`}
        fill="none"
        aria-hidden="true"
      >
        <Waves progress={progress} />
        <path d={wallPath()} stroke={INK} strokeWidth="5" />
        <path d={`M${screenX} 0v${height}m${screenWidth} 0V0`} stroke={FAINT} strokeWidth="1.5" />
        <path d={ellipses(arrived(progress), 4, 4)} fill={INK} />
        {progress > 0.28 ? <Paths to={centerY + swept} /> : null}
        <path d={sweptCurve(swept)} stroke={AMBER} strokeWidth="3.5" />
      </svg>
      <Sum height={centerY + swept} />
    </>
  );
}

/** Plane wavefronts on the left of the wall, circular ones on its right, in step with one another. */
function Waves({ progress }: SceneProps) {
  const phase = WAVES * progress - Math.floor(WAVES * progress);
  const front = (0.2 + progress * 6) * (screenX - wallX);
  const radii = Array.from({ length: 40 }, (_, index) => (index + phase) * wavelength).filter(
    (radius) => radius > 2 && radius < front,
  );
  const incoming = Array.from({ length: 6 }, (_, index) => wallX - (index + 1 - phase) * wavelength);
  return (
    <>
      <clipPath id="introduction-waves">
        <path d={`M${wallX} 0H${screenX}V${height}H${wallX}z`} />
      </clipPath>
      <path d={incoming.map((x) => `M${x.toFixed(1)} 0v${height}`).join('')} stroke={PETROL} opacity=".45" />
      <path
        d={radii.map((radius) => ellipses(SLITS, radius, radius)).join('')}
        clipPath="url(#introduction-waves)"
        stroke={PETROL}
        opacity=".4"
      />
    </>
  );
}

const ALL_DETECTIONS = detections();

function arrived(progress: number): Point[] {
  const count = Math.round(ALL_DETECTIONS.length * within(progress, 0.12, 0.9));
  return ALL_DETECTIONS.slice(0, count).map(({ x, y }) => [x, y]);
}

/** The lines from both slits to the point that is looked at. */
function Paths({ to }: { to: number }) {
  return (
    <>
      {SLITS.map(([x, y], index) => (
        <path key={y} d={`M${x} ${y}L${screenX} ${to}`} stroke={index === 0 ? PETROL : THIRD} strokeWidth="3.5" />
      ))}
      <circle cx={screenX} cy={to} r="9" fill="var(--color-surface)" stroke={INK} strokeWidth="3.5" />
    </>
  );
}

/** The chances beside the screen, as far as they have been looked at, mirrored to the other half. */
function sweptCurve(swept: number): string {
  const steps = Math.ceil(swept / 2.5);
  const points = Array.from({ length: 2 * steps + 1 }, (_, index): Point => {
    const y = centerY + ((index - steps) / Math.max(steps, 1)) * swept;
    return [CURVE_X + CURVE_WIDTH * intensity(y), y];
  });
  return polyline(points);
}

const SUM_ORIGIN = [535, 168] as const;
/** Length of the sum of two arrows in step in the middle of the screen. */
const LONGEST_SUM = 180;

/** Both arrows head to tail, and their sum. Sideways is the direction of their mean. */
function Sum({ height: y }: { height: number }) {
  const [upper, lower] = pathAmplitudes(y);
  const sum = add(upper, lower);
  const length = LONGEST_SUM;
  const start = [SUM_ORIGIN[0] - (length * sum.re) / 2, SUM_ORIGIN[1]] as const;
  const elbow = [start[0] + length * upper.re, start[1] - length * upper.im] as const;
  return (
    <g>
      <Label x={SUM_ORIGIN[0]} y="40" fill={PETROL}>
        upper path
      </Label>
      <Label x={SUM_ORIGIN[0]} y="66" fill={THIRD}>
        + lower path
      </Label>
      <Arrow from={start} by={[length * sum.re, 0]} color={AMBER} width={8} />
      <Arrow from={start} by={[length * upper.re, -length * upper.im]} color={PETROL} />
      <Arrow from={elbow} by={[length * lower.re, -length * lower.im]} color={THIRD} />
      <Label x={SUM_ORIGIN[0]} y="300" fill={AMBER}>
        = sum
      </Label>
      <Label x={SUM_ORIGIN[0]} y="326" fill={INK}>
        squared: {squaredMagnitude(sum).toFixed(2)}
      </Label>
    </g>
  );
}
