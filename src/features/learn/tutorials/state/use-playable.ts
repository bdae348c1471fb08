import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { isSet, type Playable, readSetting, type Setting } from './playable.ts';
import { markSetWords, pressSetWords } from './set-words.ts';
import { followSteps, stepInView } from './step-in-view.ts';

export interface PlayPlace {
  setting: Setting;
  /** The number of the step in view. */
  step: number;
  /** Whether the reader has set it since this step came into view. */
  isOwn: boolean;
}

/** A reader's own setting, or a step that comes into view, with what it sets if it sets anything. */
export type Change = { own: Setting } | { step: number; state?: Setting | undefined };

/** A step sets its state once, as it comes into view; what the reader sets then holds until the next step. */
export function afterChange(place: PlayPlace, change: Change, start: Setting): PlayPlace {
  if ('own' in change) return { ...place, setting: { ...place.setting, ...change.own }, isOwn: true };
  if (change.step === place.step) return place;
  const setting = change.state ? { ...start, ...change.state } : place.setting;
  return { setting, step: change.step, isOwn: false };
}

interface UsedPlayable extends PlayPlace {
  /** Round the fields, which may have been moved before this script was there. */
  root: RefObject<HTMLElement | null>;
  set: (setting: Setting) => void;
}

/** The setting of a picture: that of the step in view, or the reader's own. */
export function usePlayable({ start }: Pick<Playable<unknown>, 'start'>): UsedPlayable {
  const root = useRef<HTMLElement>(null);
  const [place, change] = useReducer((before: PlayPlace, next: Change) => afterChange(before, next, start), {
    setting: start,
    step: 1,
    isOwn: false,
  });
  const set = (own: Setting) => change({ own });
  useLayoutEffect(() => {
    const isAt = (step: HTMLElement) => {
      const { step: number, state } = step.dataset;
      change({ step: Number(number), state: state === undefined ? undefined : readSetting(state) });
    };
    const step = stepInView();
    if (step) isAt(step);
    const moved = movedFields(root.current);
    if (!isSet(moved, start)) change({ own: moved });
    return followSteps(isAt);
  }, [start]);
  useEffect(() => pressSetWords((own) => change({ own })), []);
  useEffect(() => markSetWords(place.setting), [place.setting]);
  useLayoutEffect(() => {
    for (const field of fieldsIn(root.current)) field.value = String(place.setting[field.name]);
  }, [place.setting]);
  return { ...place, root, set };
}

const fieldsIn = (root: HTMLElement | null) => root?.querySelectorAll('input') ?? [];

/** What the reader moved before this script came. */
function movedFields(root: HTMLElement | null): Setting {
  const moved = [...fieldsIn(root)].filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(moved.map(({ name, valueAsNumber }) => [name, valueAsNumber]));
}
