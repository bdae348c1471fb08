import type { Complex } from '#circuit/quantum/complex.ts';
import type { Point } from '#src/base/svg-path.ts';
import { differenceAt, HALF, minus, sumAt } from '../arrow.ts';
import { along, Dial, DialArrow, ResultArrow, Track } from './Dial.tsx';

/** Between arrows that would hide each other. */
const APART = 16;

const below = ([x, y]: Point, distance: number): Point => [x, y + distance];
const isFlat = (degrees: number) => Math.abs(Math.sin((degrees * Math.PI) / 180)) < 0.01;
const isOpposite = (degrees: number) => Math.cos((degrees * Math.PI) / 180) < -0.99;

interface Props {
  degrees: number;
  at: Point;
  radius: number;
}

/** Where the second arrow of a sum begins, once it has made room for one that it would hide. */
const secondOfSum = ({ degrees, at, radius }: Props): Point =>
  below([at[0] + HALF * radius, at[1]], isOpposite(degrees) ? -APART : 0);

/** The second arrow begins at the tip of the first; their sum runs from beginning to end. */
export function SumOfTwo(props: Props) {
  const { degrees, at, radius } = props;
  const { first, second, result } = sumAt(degrees);
  const tip: Point = [at[0] + HALF * radius, at[1]];
  return (
    <>
      <Dial at={at} radius={radius} beyond={8} />
      <Track at={tip} radius={HALF * radius} />
      <DialArrow at={at} radius={radius} of={first} thickness={4} />
      <DialArrow at={secondOfSum(props)} radius={radius} of={second} thickness={4} />
      <ResultArrow at={below(at, isFlat(degrees) ? APART : 0)} radius={radius} of={result} />
      <circle className="start" cx={at[0]} cy={at[1]} r="3.5" />
    </>
  );
}

export function tipOfSum(props: Props): Point {
  return end(secondOfSum(props), sumAt(props.degrees).second, props.radius);
}

/** Where the arrow to be subtracted begins: beside the first one, where they point the same way. */
const secondOfDifference = ({ degrees, at }: Props): Point => below(at, isSame(degrees) ? -APART : 0);
const isSame = (degrees: number) => Math.cos((degrees * Math.PI) / 180) > 0.99;

/** The arrow to be subtracted, dashed; turned by half a turn it is added to the first. */
export function DifferenceOfTwo(props: Props) {
  const { degrees, at, radius } = props;
  const { first, second, result } = differenceAt(degrees);
  const tip: Point = [at[0] + HALF * radius, at[1]];
  const [added, sum] = isSame(degrees) ? [APART, 2 * APART + 2] : [0, isFlat(degrees) ? APART : 0];
  return (
    <>
      <Dial at={at} radius={radius} beyond={8} />
      <Track at={at} radius={HALF * radius} />
      <DialArrow at={secondOfDifference(props)} radius={radius} of={second} thickness={3} dashed />
      <DialArrow at={at} radius={radius} of={first} thickness={4} />
      <DialArrow at={below(tip, added)} radius={radius} of={minus(second)} thickness={4} />
      <ResultArrow at={below(at, sum)} radius={radius} of={result} />
      <circle className="start" cx={at[0]} cy={at[1]} r="3.5" />
    </>
  );
}

export function tipOfDifference(props: Props): Point {
  return end(secondOfDifference(props), sumAt(props.degrees).second, props.radius);
}

const end = (at: Point, of: Complex, radius: number): Point => along(at, of, radius);
