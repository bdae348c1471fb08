import { useState } from 'react';

/**
 * What an experiment has shown so far. It starts afresh whenever the experiment, named by a string, changes:
 * results of different settings must not be counted together.
 */
export function useRecord<Record>(experiment: string, initial: Record, empty: Record) {
  const [stored, setStored] = useState({ experiment, record: initial });
  const record = stored.experiment === experiment ? stored.record : empty;
  return [record, (next: Record) => setStored({ experiment, record: next })] as const;
}
