import type { ComponentType, CSSProperties, RefObject } from 'react';
import { ChevronDown } from '#src/design/icons.tsx';
import { StripButtons } from './PlayControl.tsx';
import type { Control, PlayState, Setting } from './playable.ts';

interface Props<Data> {
  state: PlayState<Data>;
  Mini: ComponentType<{ data: Data }>;
  control: Control;
  setting: Setting;
  set: (setting: Setting) => void;
  step: number;
  steps: number;
  opener: RefObject<HTMLDetailsElement | null>;
}

/**
 * Where the picture has no room beside the text: what it comes to, under the header, and what opens it over the text.
 * That is a `<details>` without content; the style sheet shows the picture as long as it is open, without script, too.
 */
export function PlayStrip<Data>({ state, Mini, control, setting, set, step, steps, opener }: Props<Data>) {
  return (
    <div className="play-strip">
      <svg viewBox="0 0 128 60" aria-hidden>
        <Mini data={state.data} />
      </svg>
      <p>
        <b>{state.value}</b> <span>{state.note}</span>
      </p>
      <StripButtons control={control} setting={setting} set={set} />
      <details ref={opener}>
        <summary aria-label="Picture">
          <ChevronDown aria-hidden />
        </summary>
      </details>
      <i aria-hidden style={{ '--at': step - 1, '--of': steps } as CSSProperties} />
    </div>
  );
}
