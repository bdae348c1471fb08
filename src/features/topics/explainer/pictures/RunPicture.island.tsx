import { useId, useState } from 'react';
import { percent } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { counted } from './number-text.ts';
import type { PictureCopy } from './Picture.tsx';
import { StateInWords } from './Picture.tsx';
import { FINAL_STATE, probabilityOfOne, RunStages, STAGES } from './RunStages.tsx';
import { addShots, NO_SHOTS, type ShotCounts, shoot, shotsOf } from './superposition.ts';

const MEASURED = STAGES.length;
const MANY = 1000;

/** One qubit led through initialization, three gates and measurement, step by step or in a thousand runs. */
export function RunPicture({ copy }: { copy: PictureCopy }) {
  const titleId = useId();
  const [current, setCurrent] = useState(0);
  const [tally, setTally] = useState(NO_SHOTS);

  function measure(times: number) {
    setTally(addShots(tally, shoot(FINAL_STATE, times, Math.random)));
    setCurrent(MEASURED);
  }

  function step() {
    if (current === MEASURED) setCurrent(0);
    else if (current === MEASURED - 1) measure(1);
    else setCurrent(current + 1);
  }

  function startOver() {
    setCurrent(0);
    setTally(NO_SHOTS);
  }

  return (
    <figure aria-labelledby={titleId} className="mt-10 overflow-hidden rounded-md border border-rule bg-surface">
      <RunStages current={current} tally={tally} />
      <div className="grid items-start gap-x-10 gap-y-4 border-t border-rule p-5 lg:grid-cols-2">
        <div className="max-w-measure text-sm">
          <p id={titleId} className="font-semibold">
            {copy.title}
          </p>
          <p className="text-ink-2">{copy.hint}</p>
        </div>
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
            <button type="button" className={buttonClass('primary')} onClick={step}>
              {current === MEASURED ? 'Next run' : 'Next step'}
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={() => measure(MANY)}>
              Run {MANY.toLocaleString('en-GB')} times
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={startOver}>
              Start over
            </button>
          </div>
          <StateInWords text={`${stageInWords(current, tally)} ${tallyInWords(tally)}`} />
        </div>
      </div>
    </figure>
  );
}

function stageInWords(current: number, tally: ShotCounts): string {
  const odds = percent(probabilityOfOne(STAGES[current]?.state ?? FINAL_STATE));
  const texts = [
    'Initialization: the qubit is reset to |0⟩. Measured now, it would give 0 for certain.',
    `Manipulation: the gate H makes an even superposition. Measured now, it would give 1 with ${odds}.`,
    `Manipulation: the gate T turns the phase by 45°. The odds stay as they were: 1 with ${odds}.`,
    `Manipulation: the second H lets the two amplitudes interfere. Now the phase shows: 1 with ${odds}.`,
  ];
  return texts[current] ?? `Measurement: the latest run gave ${tally.recent.at(-1)}, and left the qubit in that state.`;
}

function tallyInWords(tally: ShotCounts): string {
  const runs = shotsOf(tally);
  if (runs === 0) return 'No run finished yet.';
  const shares = tally.counts.map((count) => percent(count / runs));
  return `${counted(runs, 'run')} finished: 0 in ${shares[0]} and 1 in ${shares[1]}.`;
}
