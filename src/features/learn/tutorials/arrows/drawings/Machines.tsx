import type { Complex } from '#circuit/quantum/complex.ts';
import type { Point } from '#src/base/svg-path.ts';
import { onceAt, type Two, twiceAt } from '../arrow.ts';
import { along, Dial, DialArrow } from './Dial.tsx';

interface Layout {
  radius: number;
  /** Heights of the upper and of the lower wire. */
  wires: readonly [number, number];
  /** Centers of the dials from the left, and of the machines between them. */
  dials: readonly number[];
  machines: readonly number[];
  /** Half the width of a machine. */
  half: number;
}

const ONCE: Layout = { radius: 44, wires: [78, 218], dials: [52, 292], machines: [172], half: 36 };
const TWICE: Layout = { radius: 34, wires: [72, 184], dials: [36, 172, 308], machines: [104, 240], half: 22 };

/** Two arrows enter a machine; their sum leaves it above and their difference below. */
export function MachineOnce({ degrees }: { degrees: number }) {
  const { before, after } = onceAt(degrees);
  return (
    <>
      <Wires layout={ONCE} />
      <Dials layout={ONCE} pairs={[before, after]} />
      <Name x={52} y={22} text="first" />
      <Name x={292} y={22} text="sum" />
      <Name x={52} y={284} text="second" />
      <Name x={172} y={284} text="machine" />
      <Name x={292} y={284} text="difference" />
    </>
  );
}

/** One arrow enters above; between the two machines the lower arrow is turned. */
export function MachineTwice({ degrees }: { degrees: number }) {
  const { before, between, after } = twiceAt(degrees);
  return (
    <>
      <Wires layout={TWICE} />
      <Dials layout={TWICE} pairs={[before, between, after]} />
      <Name x={36} y={22} text="enters" />
      <Name x={172} y={22} text="between" />
      <Name x={308} y={22} text="leaves" />
      <Name x={104} y={248} text="machine" />
      <Name x={240} y={248} text="machine" />
    </>
  );
}

export const tipOfSecond = (degrees: number): Point => tip(ONCE, 0, onceAt(degrees).before[1]);
export const tipBetween = (degrees: number): Point => tip(TWICE, 1, twiceAt(degrees).between[1]);
export const SECOND: Point = [ONCE.dials[0] ?? 0, ONCE.wires[1]];
export const BETWEEN: Point = [TWICE.dials[1] ?? 0, TWICE.wires[1]];

const tip = ({ dials, wires, radius }: Layout, place: number, of: Complex): Point =>
  along([dials[place] ?? 0, wires[1]], of, radius);

function Name({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} textAnchor="middle">
      {text}
    </text>
  );
}

/** The wires, and the machines as plates in which each entrance leads to both exits. */
function Wires({ layout: { wires, dials, machines, half, radius } }: { layout: Layout }) {
  const [upper, lower] = wires;
  const [from, to] = [dials[0] ?? 0, dials.at(-1) ?? 0];
  return (
    <>
      <path className="wires" d={wires.map((y) => `M${from} ${y}H${to}`).join('')} />
      {machines.map((x) => (
        <g key={x}>
          <rect
            className="machine"
            x={x - half}
            y={upper - radius + 4}
            width={2 * half}
            height={lower - upper + 2 * radius - 8}
            rx="4"
          />
          <path
            className="crossing"
            d={`M${x - half + 5} ${upper}H${x + half - 5}M${x - half + 5} ${lower}H${x + half - 5}M${x - half + 8} ${upper + 4}L${x + half - 8} ${lower - 4}M${x - half + 8} ${lower - 4}L${x + half - 8} ${upper + 4}`}
          />
        </g>
      ))}
    </>
  );
}

function Dials({ layout: { dials, wires, radius }, pairs }: { layout: Layout; pairs: readonly Two[] }) {
  return pairs.map((pair, place) =>
    pair.map((of, wire) => {
      const at: Point = [dials[place] ?? 0, wires[wire] ?? 0];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the drawing is what it is
        <g key={`${place}-${wire}`} className="filled">
          <Dial at={at} radius={radius} />
          <DialArrow at={at} radius={radius} of={of} />
        </g>
      );
    }),
  );
}
