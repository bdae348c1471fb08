import { useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  /** What one press measures: "shot", "pair". */
  noun: string;
  onMeasure: (times: number) => void;
  onReset: () => void;
}

/** One measurement, a hundred, or none any more. */
export function MeasureButtons({ noun, onMeasure, onReset }: Props) {
  return (
    <div className="flex flex-wrap gap-2 sm:col-span-2">
      <button
        type="button"
        aria-label={`Measure once: one ${noun}`}
        className={buttonClass('primary')}
        onClick={() => onMeasure(1)}
      >
        Measure once
      </button>
      <button
        type="button"
        aria-label={`× 100: measure 100 ${noun}s`}
        className={buttonClass('secondary')}
        onClick={() => onMeasure(100)}
      >
        × 100
      </button>
      <button
        type="button"
        aria-label={`Reset: forget all ${noun}s`}
        className={buttonClass('secondary')}
        onClick={onReset}
      >
        Reset
      </button>
    </div>
  );
}

/**
 * What an experiment has shown so far. It starts afresh whenever the experiment, named by a string, changes:
 * results of different settings must not be counted together.
 */
export function useRecord<Record>(experiment: string, initial: Record, empty: Record) {
  const [stored, setStored] = useState({ experiment, record: initial });
  const record = stored.experiment === experiment ? stored.record : empty;
  return [record, (next: Record) => setStored({ experiment, record: next })] as const;
}
