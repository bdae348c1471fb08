import { dots, ellipses, numbers, type Point } from '#src/base/svg-path.ts';
import { axisX, type Cable, cables, foreshortening, type Gap, type Stage } from './refrigerator-stages.ts';

export const gold = 'url(#fridge-gold)';
const goldTop = 'url(#fridge-gold-top)';
export const steel = 'url(#fridge-steel)';
const shadow = 'var(--color-metal-4)';

export function RefrigeratorGradients() {
  return (
    <defs>
      <linearGradient id="fridge-gold">
        <stop stopColor="var(--color-metal-4)" />
        <stop offset=".18" stopColor="var(--color-metal-3)" />
        <stop offset=".36" stopColor="var(--color-metal-1)" />
        <stop offset=".52" stopColor="var(--color-metal-2)" />
        <stop offset=".8" stopColor="var(--color-metal-3)" />
        <stop offset="1" stopColor="var(--color-metal-4)" />
      </linearGradient>
      <linearGradient id="fridge-gold-top" x2="1" y2=".6">
        <stop stopColor="var(--color-metal-3)" />
        <stop offset=".45" stopColor="var(--color-metal-1)" />
        <stop offset="1" stopColor="var(--color-metal-2)" />
      </linearGradient>
      <linearGradient id="fridge-steel">
        <stop stopColor="var(--color-ill-3)" />
        <stop offset=".4" stopColor="var(--color-ill-1)" />
        <stop offset="1" stopColor="var(--color-ill-3)" />
      </linearGradient>
    </defs>
  );
}

/** One gold-plated plate with its holes and the screws on its rim. */
export function Plate({ stage }: { stage: Stage }) {
  const { y, radius, thickness } = stage;
  const height = radius * foreshortening;
  const rim = `M${axisX - radius} ${y + thickness}a${numbers(radius, height)} 0 0 0 ${2 * radius} 0`;
  const hole = (index: number) => onEllipse(stage, 0.9, (index / 22) * 2 * Math.PI);
  const screw = (index: number): Point => {
    const [x, rimY] = onEllipse(stage, 1, Math.PI * (1 - (index + 1) / 12));
    return [x, rimY + thickness * 0.55];
  };
  return (
    <>
      <path d={`${rim}v${-thickness}h${-2 * radius}z`} fill={gold} />
      <ellipse
        cx={axisX}
        cy={y}
        rx={radius}
        ry={height}
        fill={goldTop}
        stroke="var(--color-metal-1)"
        strokeOpacity=".9"
      />
      <path d={rim} stroke={shadow} strokeOpacity=".75" strokeWidth=".8" />
      <path
        d={ellipses(
          Array.from({ length: 22 }, (_, index) => hole(index)),
          1.7,
          0.8,
        )}
        fill={shadow}
        fillOpacity=".75"
      />
      <path
        d={dots(Array.from({ length: 11 }, (_, index) => screw(index)))}
        stroke={shadow}
        strokeOpacity=".6"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** Point of a plate's upper face at `fraction` of its radius; the angle runs clockwise from the right. */
function onEllipse({ y, radius }: Stage, fraction: number, angle: number): Point {
  const reach = radius * fraction;
  return [axisX + reach * Math.cos(angle), y + reach * foreshortening * Math.sin(angle)];
}

/** Posts, the column in the middle, and the coaxial lines between two plates. */
export function StageGap({ gap }: { gap: Gap }) {
  const { upper, lower } = gap;
  const top = upper.y + 6;
  const foot = lower.y + lower.radius * foreshortening * 0.2;
  const post = (side: -1 | 1) =>
    `M${numbers(axisX + side * 0.82 * lower.radius - 3.4, top)}h6.8V${numbers(foot)}h-6.8z`;
  return (
    <>
      <path d={post(-1)} fill={steel} />
      <path d={post(1)} fill={steel} />
      <Column gap={gap} top={top} />
      <CoaxialLines gap={gap} />
    </>
  );
}

function Column({ gap, top }: { gap: Gap; top: number }) {
  const bottom = gap.lower.y;
  if (gap.column === 'heat-exchanger') return <Coil top={top} bottom={bottom} />;
  if (gap.column === 'still') {
    return (
      <>
        <Cylinder radius={17} cap={4} top={top} bottom={bottom + 3} fill={steel} />
        <Cylinder radius={30} cap={5} top={bottom - 26} bottom={bottom + 1} fill={gold} />
        <ellipse cx={axisX} cy={bottom - 26} rx="30" ry="5" fill={goldTop} />
      </>
    );
  }
  return (
    <>
      <Cylinder radius={26} cap={5} top={top} bottom={bottom + 4} fill={steel} />
      <path
        d={`M${axisX - 26} ${top + 24}a26 5 0 0 0 52 0m-52 12a26 5 0 0 0 52 0`}
        stroke={shadow}
        strokeOpacity=".75"
        strokeWidth=".8"
      />
    </>
  );
}

interface CylinderProps {
  readonly radius: number;
  /** Half height of the rounded lower end. */
  readonly cap: number;
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
}

export function Cylinder({ radius, cap, top, bottom, fill }: CylinderProps) {
  return (
    <path
      d={`M${axisX - radius} ${top}h${2 * radius}V${bottom}a${radius} ${cap} 0 0 1 ${-2 * radius} 0z`}
      fill={fill}
    />
  );
}

/** Windings of the heat exchanger. */
function Coil({ top, bottom }: { top: number; bottom: number }) {
  const pitch = 4.6;
  const count = Math.ceil((bottom - 1 - (top + 4)) / pitch);
  const windings = Array.from(
    { length: count },
    (_, index) => `M${axisX - 19} ${numbers(top + 4 + index * pitch)}a19 3.6 0 0 0 38 0`,
  );
  return <path d={windings.join('')} stroke="var(--color-metal-3)" strokeWidth="2.4" />;
}

function CoaxialLines({ gap }: { gap: Gap }) {
  const lines = cables(gap.cablesPerSide);
  const paths = lines.map((cable) => cablePath(cable, gap)).join('');
  const attenuators = lines.map((cable) => {
    const [x, y] = cableEnd(cable, gap);
    return `M${numbers(x - 2.3, y - 9)}h4.6v8h-4.6z`;
  });
  return (
    <>
      <CoaxialLine d={paths} />
      <path d={attenuators.join('')} fill="var(--color-ill-1)" stroke="var(--color-ill-3)" strokeWidth=".7" />
    </>
  );
}

/** Coaxial lines with a dark outline. */
export function CoaxialLine({ d }: { d: string }) {
  return (
    <>
      <path d={d} stroke={shadow} strokeWidth="2.1" />
      <path d={d} stroke="var(--color-metal-2)" strokeWidth="1.1" />
    </>
  );
}

function cableEnd({ across, depth }: Cable, { lower }: Gap): Point {
  return [axisX + across * lower.radius, lower.y + lower.radius * foreshortening * (depth - 0.35) * 0.9];
}

/** Down from the upper plate, outwards in a loop that takes up the shrinking of the metal in the cold, and down again. */
function cablePath(cable: Cable, gap: Gap): string {
  const startX = axisX + cable.across * gap.upper.radius * 0.93;
  const startY = gap.upper.y + 8;
  const [endX, endY] = cableEnd(cable, gap);
  const middle = (startY + endY) / 2;
  const loop = Math.sign(cable.across) * (5 + 3 * cable.depth);
  return (
    `M${numbers(startX, startY)}C${numbers(startX, middle - 16, startX, middle - 12, startX + loop, middle - 6)}` +
    `S${numbers(endX - loop * 0.4, middle + 4, endX, middle + 12)}V${numbers(endY)}`
  );
}
