import { startTransition, useEffect, useRef, useState } from 'react';
import { useFragment } from '../../use-fragment.ts';
import { type Run, startRun } from '../counting/pool.ts';
import type { Counted, Experiment, Simulated, Slice } from './experiment.ts';
import { withSlice } from './points.ts';
import { fitting } from './ranges.ts';
import { slicesOf } from './slices.ts';
import { type Question, readQuestion, WISHED, writeExperiment, writeQuestion } from './threshold-address.ts';

type Status = 'stored' | 'running' | 'on the page' | 'stopped' | 'done';

/** An experiment that can be chosen and run; at first one that was run beforehand. */
export function useThreshold(first: Simulated) {
  const [experiment, setExperiment] = useState(first.experiment);
  const [points, setPoints] = useState(first.points);
  const [status, setStatus] = useState<Status>('stored');
  const [wished, setWished] = useState<number>(WISHED.first);
  const [left, setLeft] = useState<readonly string[]>([]);
  const run = useRef<Run>(undefined);

  const choose = (next: Experiment) => {
    run.current?.stop();
    setExperiment(next);
    const isFirst = writeExperiment(next) === writeExperiment(first.experiment);
    setPoints(isFirst ? first.points : []);
    setStatus(isFirst ? 'stored' : 'stopped');
  };

  useFragment(readQuestion, (said) => {
    choose(said.experiment);
    setWished(said.wished);
    setLeft(said.left);
  });
  useEffect(() => () => run.current?.stop(), []);

  const address = (question: Question) => history.replaceState(history.state, '', `#${writeQuestion(question)}`);
  return {
    ...{ experiment, points, status, left, wished },
    change: (part: Partial<Experiment>) => {
      const next = fitting({ ...experiment, ...part });
      choose(next);
      setLeft([]);
      address({ experiment: next, wished });
    },
    wish: (next: number) => {
      setWished(next);
      address({ experiment, wished: next });
    },
    start: () => {
      run.current?.stop();
      setPoints([]);
      setStatus('running');
      run.current = startRun<Slice, Counted>(slicesOf(experiment), {
        // The drawing waits for whatever the visitor does, and gives way to it.
        onCounted: (slice, counted) => startTransition(() => setPoints((before) => withSlice(before, slice, counted))),
        onDone: () => setStatus('done'),
        onPage: () => setStatus('on the page'),
      });
    },
    stop: () => {
      run.current?.stop();
      setStatus('stopped');
    },
  };
}
