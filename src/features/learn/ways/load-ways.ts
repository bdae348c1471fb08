import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { LearningPathPage } from '#src/model/schemas/pages/learn.ts';
import { type FoundStop, findStop } from './stops.ts';

type WrittenWay = LearningPathPage['ways']['items'][number];

export interface Way extends Omit<WrittenWay, 'stops'> {
  stops: FoundStop[];
  /** Of all its stops. */
  minutes: number;
}

/** The ways of the page, shortest first, each with its stops' minutes. One that names what does not exist is left out. */
export function loadWays(ways: readonly WrittenWay[] = pageOf('learning-path').ways.items): Way[] {
  return ways
    .flatMap((way) => {
      const stops = way.stops.flatMap((stop) => findStop(stop) ?? []);
      if (stops.length < way.stops.length) return [];
      return { ...way, stops, minutes: stops.reduce((sum, { minutes }) => sum + minutes, 0) };
    })
    .sort((a, b) => a.minutes - b.minutes);
}

/** What stands under the heading of the page, with the sums that the lanes show. */
export function ledeOf(ways: readonly Way[], lede: string): string {
  const [shortest] = ways;
  const longest = ways.at(-1);
  if (!shortest || !longest) throw new Error('content/pages/learning-path.yaml: no way has all of its stops');
  const count = inWords(ways.length);
  return fillIn(lede, {
    count: count.charAt(0).toUpperCase() + count.slice(1),
    shortest: timeOf(shortest.minutes),
    longest: timeOf(longest.minutes),
  });
}

/** "84 min", and from two hours on "6 h 05". */
export function timeOf(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

/** Hours of the scale that all lanes share: up to the hour after the longest way. */
export function scaleOf(ways: readonly Way[]): number {
  return Math.floor(Math.max(...ways.map(({ minutes }) => minutes)) / 60) + 1;
}
