import { type Control, moved, type Setting } from './playable.ts';

interface Props {
  control: Control;
  setting: Setting;
  set: (setting: Setting) => void;
  /** What became of the setting, for who does not see the picture. */
  title: string;
}

/** One control of a picture beside the steps. */
export function PlayControl({ control, setting, set, title }: Props) {
  const { name, label, kind, max, step, say } = control;
  const value = setting[name] ?? 0;
  if (kind !== 'range') return <PlayButtons control={control} setting={setting} set={set} />;
  return (
    <div className="play-range">
      <StepButton control={control} value={value} steps={-1} set={set} />
      <input
        type="range"
        name={name}
        max={max}
        step={step}
        defaultValue={value}
        aria-label={label}
        aria-valuetext={`${say(value, setting)}. ${title}`}
        // A browser that restores fields would show another value than the picture.
        autoComplete="off"
        onChange={({ target }) => set({ [name]: target.valueAsNumber })}
      />
      <StepButton control={control} value={value} steps={1} set={set} />
      <output>{say(value, setting)}</output>
    </div>
  );
}

/** Buttons of which one is pressed, or one that goes on. */
function PlayButtons({ control, setting, set }: Omit<Props, 'title'>) {
  const { name, label, kind, max, say } = control;
  const value = setting[name] ?? 0;
  if (kind === 'again')
    return (
      <button type="button" onClick={() => set({ [name]: moved(control, value, 1) })}>
        {label}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a line of buttons in every browser
    <div role="group" aria-label={label} className="play-buttons">
      {Array.from({ length: max + 1 }, (_, option) => (
        <button
          key={say(option, setting)}
          type="button"
          aria-pressed={value === option}
          onClick={() => set({ [name]: option })}
        >
          {say(option, setting)}
        </button>
      ))}
    </div>
  );
}

/** What of a control a strip has room for: less and more, or one button for what is on or off. */
export function StripButtons({ control, setting, set }: Omit<Props, 'title'>) {
  const { name, label, kind, max } = control;
  const value = setting[name] ?? 0;
  if (kind === 'choice' && max === 1)
    return (
      <button
        type="button"
        className="play-again"
        aria-pressed={value === 1}
        onClick={() => set({ [name]: 1 - value })}
      >
        {label}
      </button>
    );
  return (
    <>
      <StepButton control={control} value={value} steps={-1} set={set} />
      <StepButton control={control} value={value} steps={1} set={set} />
    </>
  );
}

interface StepProps {
  control: Control;
  value: number;
  steps: 1 | -1;
  set: (setting: Setting) => void;
}

/** Not disabled at the end, where the focus would get lost. */
function StepButton({ control, value, steps, set }: StepProps) {
  const next = moved(control, value, steps * (control.press ?? 1));
  return (
    <button
      type="button"
      className="play-step"
      aria-label={`${control.label}: ${steps > 0 ? 'more' : 'less'}`}
      aria-disabled={next === value || undefined}
      onClick={() => set({ [control.name]: next })}
    >
      {steps > 0 ? '+' : '−'}
    </button>
  );
}
