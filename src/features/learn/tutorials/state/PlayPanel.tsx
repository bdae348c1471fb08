import type { ComponentType } from 'react';
import { PlayControl } from './PlayControl.tsx';
import { PlayStrip } from './PlayStrip.tsx';
import { type Playable, type Setting, WIDTH } from './playable.ts';
import { useOverlay } from './use-overlay.ts';
import { usePlayable } from './use-playable.ts';

interface Props<Data> {
  of: Playable<Data>;
  /** Within `WIDTH` by `height` units. */
  Picture: ComponentType<{ data: Data; set: (setting: Setting) => void }>;
  height: number;
  /** The same in 128 by 60 units, without a letter. */
  Mini: ComponentType<{ data: Data }>;
  /** How many steps the tutorial has. */
  steps: number;
}

/**
 * A picture that stays beside the steps and shows the state of the one in view. Its title is the sentence with what came
 * out. `data-follows` makes the first scrolling wake it up.
 */
export function PlayPanel<Data>({ of, Picture, Mini, height, steps }: Props<Data>) {
  const { setting, step, isOwn, root, set } = usePlayable(of);
  const opener = useOverlay();
  const state = of.stateOf(setting);
  const [first] = of.controls;
  if (!first) throw new Error('A picture beside steps has a control');
  return (
    <aside ref={root} className="play" aria-label="State at this step" data-follows>
      <PlayStrip {...{ state, setting, set, step, steps, opener, Mini, control: first }} />
      <div className="play-panel">
        <p className="play-place">
          <span>{of.about}</span>
          <b>
            step {step} of {steps}
          </b>
        </p>
        <p className="play-title" aria-live={isOwn ? 'polite' : 'off'}>
          {state.title}
        </p>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden>
          <Picture data={state.data} set={set} />
        </svg>
        <div className="play-controls">
          {of.controls.map((control) => (
            <PlayControl key={control.name} control={control} setting={setting} set={set} title={state.title} />
          ))}
        </div>
      </div>
    </aside>
  );
}
