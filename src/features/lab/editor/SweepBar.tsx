import { Pause, Play } from '#src/design/icons.tsx';
import type { Sweep } from './use-sweep.ts';

/** Moves the symbol `t`, on which angles of the circuit depend, by hand or by itself. */
export function SweepBar({ t, isSweeping, set, toggle }: Sweep) {
  return (
    <div className="lab-sweep">
      <button
        type="button"
        name="sweep"
        className="tool"
        aria-label={isSweeping ? 'Hold t' : 'Sweep t'}
        onClick={toggle}
      >
        {isSweeping ? <Pause aria-hidden /> : <Play aria-hidden />}
      </button>
      <label>
        <i>t</i>
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={t}
          aria-valuetext={`t = ${t.toFixed(2)}`}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      </label>
      <output>{t.toFixed(2)}</output>
    </div>
  );
}
