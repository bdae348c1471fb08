/** A scene as far as time goes: how long it lasts and which words show when. All times are in seconds. */
export interface TimedScene {
  readonly seconds: number;
  readonly captions: readonly { readonly at: number; readonly text: string }[];
}

export interface Moment {
  /** The scene's place in the film, from 0. */
  readonly index: number;
  /** How much of the scene has passed, from 0 to 1. */
  readonly progress: number;
  readonly caption: string;
}

export function sceneStarts(scenes: readonly TimedScene[]): number[] {
  let passed = 0;
  return scenes.map(({ seconds }) => {
    const start = passed;
    passed += seconds;
    return start;
  });
}

export function duration(scenes: readonly TimedScene[]): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** What shows at a time. A time outside the film counts as its beginning or its end. */
export function momentAt(scenes: readonly TimedScene[], time: number): Moment {
  const starts = sceneStarts(scenes);
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= time),
  );
  const scene = scenes[index];
  if (!scene) throw new RangeError('A film has at least one scene');
  const passed = clamp(time - (starts[index] ?? 0), 0, scene.seconds);
  const caption = scene.captions.findLast(({ at }) => at <= passed)?.text ?? '';
  return { index, progress: passed / scene.seconds, caption };
}

/** A press on "previous" within this time leads to the scene before; later, to the beginning of the running one. */
const JUST_BEGUN = 1.5;

export function previousStart(scenes: readonly TimedScene[], time: number): number {
  return sceneStarts(scenes).findLast((start) => start < time - JUST_BEGUN) ?? 0;
}

/** Where "next scene" leads: to the end after the last one. */
export function nextStart(scenes: readonly TimedScene[], time: number): number {
  return sceneStarts(scenes).find((start) => start > time) ?? duration(scenes);
}

/** "1:05" */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "1 minute 5 seconds", for screen readers, which read "1:05" as a time of day. */
export function spokenTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [counted(Math.floor(whole / 60), 'minute'), counted(whole % 60, 'second')].filter(Boolean);
  return parts.join(' ') || '0 seconds';
}

function counted(count: number, unit: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** How much of the stretch from `from` to `to` has passed at `progress`, from 0 to 1. */
export function within(progress: number, from: number, to: number): number {
  return clamp((progress - from) / (to - from), 0, 1);
}

/** Slow at both ends: the cubic 3t² − 2t³. */
export function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
