import type { ReactNode } from 'react';
import type { Point } from '#src/base/svg-path.ts';
import { arrow, chanceOf, differenceAt, lengthOf, onceAt, sumAt, type Two, twiceAt } from './arrow.ts';
import { ArrowList, LAST, tipOfLast } from './drawings/ArrowList.tsx';
import { ChanceSquare, SUM } from './drawings/ChanceSquare.tsx';
import { along } from './drawings/Dial.tsx';
import { BETWEEN, MachineOnce, MachineTwice, SECOND, tipBetween, tipOfSecond } from './drawings/Machines.tsx';
import { CENTER, OneArrow, RADIUS } from './drawings/OneArrow.tsx';
import { DifferenceOfTwo, SumOfTwo, tipOfDifference, tipOfSum } from './drawings/TipToTail.tsx';
import {
  chanceText,
  chanceTitle,
  differenceTitle,
  lengthText,
  listTitle,
  machineTitle,
  partOfTurn,
  quarterTitle,
  spoken,
  sumTitle,
  turnTitle,
  twiceTitle,
} from './titles.ts';

/** One picture of the tutorial. Each function takes the degrees by which its arrow is turned. */
export interface ArrowPictureKind {
  /** Of the drawing, in its units: left, top, width and height. */
  viewBox: string;
  /** What is drawn, for those who do not see it; what it shows just now is said by `spoken`. */
  what: string;
  /** Size of a stop in degrees; 15 where not given. */
  step?: number;
  title: (degrees: number) => string;
  spoken: (degrees: number) => string;
  draw: (degrees: number) => ReactNode;
  /** Round which point the handle turns, and where it is. */
  center: Point;
  tip: (degrees: number) => Point;
  /** Whether its dial is a small one. */
  isSmall?: boolean;
  /** A number to read off below the controls. */
  reading?: (degrees: number) => readonly [name: string, value: string];
  /** What leaves a machine. */
  exits?: (degrees: number) => Two;
}

const tipOfOne = (degrees: number) => along(CENTER, arrow(1, degrees), RADIUS);
const ONE_DIAL = '-172 -152 344 304';
const LARGE = { at: CENTER, radius: 150 };
const LARGE_DIAL = '-172 -166 344 332';

export const arrowPictures = {
  turn: {
    viewBox: ONE_DIAL,
    what: 'One arrow on a dial',
    title: turnTitle,
    spoken: spoken.turn,
    draw: (degrees) => <OneArrow degrees={degrees} names={['0°', '90°', '180°', '270°']} />,
    center: CENTER,
    tip: tipOfOne,
    reading: (degrees) => ['Part of a full turn', partOfTurn(degrees)],
  },
  sum: {
    viewBox: LARGE_DIAL,
    what: 'Two arrows tip to tail, and their sum',
    title: sumTitle,
    spoken: spoken.sum,
    draw: (degrees) => <SumOfTwo degrees={degrees} {...LARGE} />,
    center: [75, 0],
    tip: (degrees) => tipOfSum({ degrees, ...LARGE }),
    reading: (degrees) => ['Length of the sum', lengthText(lengthOf(sumAt(degrees).result))],
  },
  difference: {
    viewBox: LARGE_DIAL,
    what: 'An arrow, a second one turned by half a turn at its tip, and their difference',
    title: differenceTitle,
    spoken: spoken.difference,
    draw: (degrees) => <DifferenceOfTwo degrees={degrees} {...LARGE} />,
    center: CENTER,
    tip: (degrees) => tipOfDifference({ degrees, ...LARGE }),
    reading: (degrees) => ['Length of the difference', lengthText(lengthOf(differenceAt(degrees).result))],
  },
  quarters: {
    viewBox: ONE_DIAL,
    what: 'One arrow on a dial whose quarters are called 1, i, minus 1 and minus i',
    step: 90,
    title: quarterTitle,
    spoken: spoken.quarters,
    draw: (degrees) => <OneArrow degrees={degrees} names={['1', 'i', '−1', '−i']} />,
    center: CENTER,
    tip: tipOfOne,
  },
  chance: {
    viewBox: '0 0 344 204',
    what: 'Two arrows tip to tail, and their sum as the side of a square',
    title: chanceTitle,
    spoken: spoken.chance,
    draw: (degrees) => <ChanceSquare degrees={degrees} />,
    center: [SUM.at[0] + SUM.radius / 2, SUM.at[1]],
    tip: (degrees) => tipOfSum({ degrees, ...SUM }),
    isSmall: true,
    reading: (degrees) => {
      const { result } = sumAt(degrees);
      const length = lengthText(lengthOf(result));
      return [`Chance: ${length} × ${length}`, chanceText(chanceOf(result))];
    },
  },
  list: {
    viewBox: '0 0 344 328',
    what: 'Four arrows in a list, 00, 01, 10 and 11, with chances of 49%, 25%, 1% and 25%',
    title: listTitle,
    spoken: spoken.list,
    draw: (degrees) => <ArrowList degrees={degrees} />,
    center: LAST,
    tip: tipOfLast,
    isSmall: true,
  },
  machine: {
    viewBox: '0 4 344 288',
    what: 'Two arrows enter a machine, their sum and their difference leave it',
    title: machineTitle,
    spoken: spoken.machine,
    draw: (degrees) => <MachineOnce degrees={degrees} />,
    center: SECOND,
    tip: tipOfSecond,
    isSmall: true,
    exits: (degrees) => onceAt(degrees).after,
  },
  twice: {
    viewBox: '0 4 344 250',
    what: 'One arrow enters a machine above; what leaves it enters a second machine',
    title: twiceTitle,
    spoken: spoken.twice,
    draw: (degrees) => <MachineTwice degrees={degrees} />,
    center: BETWEEN,
    tip: tipBetween,
    isSmall: true,
    exits: (degrees) => twiceAt(degrees).after,
  },
} satisfies Record<string, ArrowPictureKind>;

export type ArrowPictureName = keyof typeof arrowPictures;

/** The picture of this name. Throws an Error that names it where there is none: the names stand in texts. */
export function arrowPicture(name: string): ArrowPictureKind {
  const found = Object.entries(arrowPictures).find(([each]) => each === name)?.[1];
  if (!found) throw new Error(`There is no picture of arrows called "${name}"`);
  return found;
}
