import { fixed } from '#src/charts/numbers.ts';
import { chanceOf, differenceAt, lengthOf, onceAt, sumAt, type Two, twiceAt } from './arrow.ts';

/*
 * What a picture says of its state: its title, from the degrees by which its arrow is turned (0 to 360, in stops of 15),
 * and the sentence that its slider says aloud. None of them uses a word that the tutorial has not explained.
 */

/** A length as the tutorial writes it. */
export const lengthText = (length: number): string => fixed(length, 2);

/** A chance in whole percent. */
export const chanceText = (chance: number): string => `${Math.round(100 * chance)}%`;

/** How far apart two arrows point, in degrees from 0 to 180, when one is turned by `degrees` from the other. */
const apart = (degrees: number): number => Math.min(degrees % 360, 360 - (degrees % 360));

/** "Turned by 105°", and "Not turned" at the start. */
const turned = (degrees: number): string => (degrees === 0 ? 'Not turned' : `Turned by ${degrees}°`);

const SIDES = ['right', 'up', 'left', 'down'] as const;

/** Where an arrow points that is turned by so many degrees: "up", or "up and to the left". */
export function whereTo(degrees: number): string {
  const quarter = Math.floor((degrees % 360) / 90);
  const [side, next] = [SIDES[quarter], SIDES[(quarter + 1) % 4]];
  if (degrees % 90 === 0) return side ?? '';
  const [upright, level] = quarter % 2 === 0 ? [next, side] : [side, next];
  return `${upright} and to the ${level}`;
}

export function turnTitle(degrees: number): string {
  switch (degrees) {
    case 0:
      return 'Not turned: it points right';
    case 90:
      return 'A quarter of a turn: it points up';
    case 180:
      return 'Half a turn: it points left';
    case 270:
      return 'Three quarters of a turn: it points down';
    case 360:
      return 'A full turn: it points right again';
    default:
      return `Turned by ${degrees}°: ${whereTo(degrees)}`;
  }
}

/** "5/24 of a turn". */
export function partOfTurn(degrees: number): string {
  const divisor = greatestDivisor(degrees, 360);
  const [part, whole] = [degrees / divisor, 360 / divisor];
  return whole === 1 ? `${part}` : `${part}/${whole}`;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

export function sumTitle(degrees: number): string {
  const angle = apart(degrees);
  if (angle === 0) return 'Same way: the sum is twice as long';
  if (angle === 180) return 'Opposite ways: nothing is left';
  if (angle === 90) return 'A quarter apart: 0.5 and 0.5 make 0.71';
  if (angle === 120) return 'A third of a turn apart: the sum is as long as each';
  if (angle <= 30) return 'Nearly the same way: the sum is long';
  if (angle >= 150) return 'Nearly opposite: the sum is short';
  return angle < 120 ? 'The sum is longer than each of the two' : 'The sum is shorter than each of the two';
}

export function differenceTitle(degrees: number): string {
  const angle = apart(degrees);
  if (angle === 0) return 'Same way: the difference is nothing';
  if (angle === 180) return 'Opposite ways: the difference is twice as long';
  if (angle === 90) return 'A quarter apart: the difference is 0.71 long';
  if (angle === 60) return 'A sixth of a turn apart: it is as long as each';
  if (angle <= 30) return 'Nearly the same way: the difference is short';
  if (angle >= 150) return 'Nearly opposite: the difference is long';
  return angle < 60 ? 'The difference is shorter than each' : 'The difference is longer than each';
}

const QUARTERS = [
  'No turn: the arrow is 1',
  'A quarter of a turn: i',
  'i times i is minus 1: half a turn',
  'i times i times i is minus i',
  'Four times i is a full turn: 1 again',
] as const;

/** In stops of 90 degrees. */
export const quarterTitle = (degrees: number): string => QUARTERS[degrees / 90] ?? '';

/** How the arrow of step 4 is called after so many degrees, in stops of 90. */
export const quarterName = (degrees: number): string => (['1', 'i', '−1', '−i'] as const)[(degrees / 90) % 4] ?? '';

export function chanceTitle(degrees: number): string {
  const chance = chanceOf(sumAt(degrees).result);
  if (apart(degrees) === 0) return 'Same way: it happens every time';
  if (apart(degrees) === 180) return 'Opposite ways: it never happens';
  return `${lengthText(Math.sqrt(chance))} long: it happens in ${Math.round(100 * chance)} of 100 runs`;
}

export function listTitle(degrees: number): string {
  return `${turned(degrees)}: ${degrees === 0 ? 'the four chances make 100%' : 'every chance stays as it was'}`;
}

export function machineTitle(degrees: number): string {
  return exitTitle(onceAt(degrees).after, turned(degrees));
}

export function twiceTitle(degrees: number): string {
  return exitTitle(twiceAt(degrees).after, turned(degrees));
}

function exitTitle([upper]: Two, state: string): string {
  const chance = Math.round(100 * chanceOf(upper));
  if (chance === 100) return `${state}: the upper exit is certain`;
  if (chance === 0) return `${state}: the lower exit is certain`;
  if (chance === 50) return `${state}: both exits are equally likely`;
  return `${state}: the ${chance > 50 ? 'upper' : 'lower'} exit is likelier`;
}

/** What the slider says aloud. */
export const spoken = {
  turn: (degrees: number) => `${degrees} degrees, the arrow points ${whereTo(degrees)}`,
  sum: (degrees: number) => `${degrees} degrees, the sum is ${lengthText(lengthOf(sumAt(degrees).result))} long`,
  difference: (degrees: number) =>
    `${degrees} degrees, the difference is ${lengthText(lengthOf(differenceAt(degrees).result))} long`,
  quarters: (degrees: number) => `${degrees} degrees, the arrow is ${quarterName(degrees).replace('−', 'minus ')}`,
  chance: (degrees: number) => `${degrees} degrees, the chance is ${chanceText(chanceOf(sumAt(degrees).result))}`,
  list: (degrees: number) => `${degrees} degrees, the chance of 11 is 25%`,
  machine: (degrees: number) => exits(degrees, onceAt(degrees).after),
  twice: (degrees: number) => exits(degrees, twiceAt(degrees).after),
} as const;

function exits(degrees: number, [upper, lower]: Two): string {
  return `${degrees} degrees, upper exit ${chanceText(chanceOf(upper))}, lower exit ${chanceText(chanceOf(lower))}`;
}
