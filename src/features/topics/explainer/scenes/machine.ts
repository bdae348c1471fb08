import type { ReactNode } from 'react';

/** What a scene's picture shows. */
export interface SceneState {
  /** What the last sentence chose: each scene says what its three kinds of setting are. */
  kind: 0 | 1 | 2;
  /** Where the slider stands. */
  value: number;
  /** How often a sentence was pressed: lots are drawn anew each time. */
  draw: number;
}

type Setting = Pick<SceneState, 'kind' | 'value'>;

/** A scene without its words: how its picture is set, and what it shows then. */
export interface SceneMachine {
  /** The picture in a few words, for those who do not see it; its title says what it shows at the moment. */
  label: string;
  slider: {
    label: string;
    min?: number;
    max: number;
    step: number;
    /** The value with its unit. */
    text: (state: SceneState) => string;
  };
  /** What each of the three sentences sets; the first is how the picture begins. */
  settings: readonly [Setting, Setting, Setting];
  /** Whether a sentence holds at every place of the slider. */
  isForAllValues?: boolean;
  /** What kind of setting it is once the slider has moved, if another one. */
  kindWhenMoved?: (kind: SceneState['kind']) => SceneState['kind'];
  /** The title of the picture: a sentence about its state. */
  title: (state: SceneState) => string;
  Drawing: (state: SceneState) => ReactNode;
  /** What stands under the slider where there is room. */
  Inset?: (state: SceneState) => ReactNode;
}

/** The sentence whose state it is, from 0; −1 if it is nobody's. */
export function sentenceOf({ settings, isForAllValues }: SceneMachine, { kind, value }: SceneState): number {
  return settings.findIndex((setting) => setting.kind === kind && (isForAllValues || setting.value === value));
}

export function firstState({ settings }: SceneMachine): SceneState {
  return { ...settings[0], draw: 0 };
}

/** The state after a sentence was pressed. */
export function pressed({ settings }: SceneMachine, { draw }: SceneState, sentence: 0 | 1 | 2): SceneState {
  return { ...settings[sentence], draw: draw + 1 };
}

/** The state after the slider was moved. */
export function moved({ kindWhenMoved }: SceneMachine, state: SceneState, value: number): SceneState {
  return { ...state, value, kind: kindWhenMoved?.(state.kind) ?? state.kind };
}
