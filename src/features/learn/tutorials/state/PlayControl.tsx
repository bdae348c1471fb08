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
        aria-valuetext={`${say(value)}. ${title}`}
        // A browser that restores fields would show another value than the picture.
        autoComplete="off"
        onChange={({ target }) => set({ [name]: target.valueAsNumber })}
      />
      <StepButton control={control} value={value} steps={1} set={set} />
      <output>{say(value)}</output>
    </div>
  );
}

/** What of a control a strip has room for: two or three buttons. */
export function PlayButtons({ control, setting, set }: Omit<Props, 'title'>) {
  const { name, label, kind, max, say } = control;
  const value = setting[name] ?? 0;
  if (kind === 'again')
    return (
      <button type="button" className="play-again" onClick={() => set({ [name]: moved(control, value, 1) })}>
        {label}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not be a line of buttons in every browser
    <div role="group" aria-label={label} className={kind === 'range' ? 'play-buttons' : 'play-buttons play-choice'}>
      {kind === 'range' ? (
        <>
          <StepButton control={control} value={value} steps={-1} set={set} />
          <StepButton control={control} value={value} steps={1} set={set} />
        </>
      ) : (
        Array.from({ length: max + 1 }, (_, option) => (
          <button
            key={say(option)}
            type="button"
            aria-pressed={value === option}
            onClick={() => set({ [name]: option })}
          >
            {say(option)}
          </button>
        ))
      )}
    </div>
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
  return (
    <button
      type="button"
      aria-label={`${control.label}: ${steps > 0 ? 'more' : 'less'}`}
      aria-disabled={moved(control, value, steps) === value || undefined}
      onClick={() => set({ [control.name]: moved(control, value, steps) })}
    >
      {steps > 0 ? '+' : '−'}
    </button>
  );
}
