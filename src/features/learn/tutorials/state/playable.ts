/** The values of a picture's controls, by their names: `{ k: 2 }`. */
export type Setting = Readonly<Record<string, number>>;

/** What a reader can move. Its values go from 0 to `max` in steps. */
export interface Control {
  name: string;
  /** What it is called where it is read aloud: "Iterations". */
  label: string;
  /** A slider, two or three buttons of which one is pressed, or one button that goes on to the next value. */
  kind: 'range' | 'choice' | 'again';
  max: number;
  step?: number;
  /** How many steps a press on − or + goes; one, if not given. */
  press?: number;
  /** A value as it stands beside the slider, "k = 2", or on its button. */
  say: (value: number, setting: Setting) => string;
}

/** What becomes of a setting. */
export interface PlayState<Data> {
  /** The title of the picture, a sentence with what came out. */
  title: string;
  /** The one number of it that a narrow strip has room for, and what it is of. */
  value: string;
  note: string;
  /** What the picture draws. */
  data: Data;
}

/** What a picture beside the steps of a tutorial shows, and what its readers can move. */
export interface Playable<Data> {
  /** What it is of, in a few words. */
  about: string;
  /** A strip on a phone has room for the first. */
  controls: readonly Control[];
  /** Where it starts, and what a step sets that a step's head does not name. */
  start: Setting;
  stateOf: (setting: Setting) => PlayState<Data>;
}

/** Width of every picture, in its user units; a unit is at least 0.93 of a pixel, so that letters of 13 stay at 12. */
export const WIDTH = 304;

/** A setting as text: "k=2". */
export const writeSetting = (setting: Setting): string =>
  Object.entries(setting)
    .map((pair) => pair.join('='))
    .join('&');

/** The setting that such a text names. */
export const readSetting = (text: string): Setting =>
  Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, Number(value)]));

/** Whether all that a part of a setting names is so. */
export const isSet = (part: Setting, setting: Setting): boolean =>
  Object.entries(part).every(([name, value]) => setting[name] === value);

/** The value that a control comes to by some steps: within its limits, or for a button round and round. */
export function moved({ max, step = 1, kind }: Control, value: number, steps: number): number {
  const next = Number((value + steps * step).toFixed(6));
  return kind === 'again' ? next % (max + 1) : Math.min(max, Math.max(0, next));
}

/** Throws unless every name is that of a control and every value one that it takes; `where` says who asks. */
export function checkSetting({ controls }: Pick<Playable<unknown>, 'controls'>, setting: Setting, where: string): void {
  for (const [name, value] of Object.entries(setting)) {
    const control = controls.find((each) => each.name === name);
    if (!control) throw new Error(`${where}: the picture beside the steps has no "${name}"`);
    const { max, step = 1 } = control;
    const steps = value / step;
    if (!(value >= 0 && value <= max) || Math.abs(steps - Math.round(steps)) > 1e-6)
      throw new Error(`${where}: ${name} goes from 0 to ${max} in steps of ${step}, so not to ${value}`);
  }
}
