import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Run, startRun } from '../counting/pool.ts';
import {
  type Counted,
  type Experiment,
  noisesOf,
  rangeOf,
  type Simulated,
  type Slice,
  slicesOf,
} from './experiment.ts';
import { withSlice } from './points.ts';
import { readExperiment, writeExperiment } from './threshold-address.ts';

type Status = 'stored' | 'running' | 'on the page' | 'stopped' | 'done';

/** An experiment that can be chosen and run; at first one that was run beforehand. */
export function useThreshold(first: Simulated) {
  const [experiment, setExperiment] = useState(first.experiment);
  const [points, setPoints] = useState(first.points);
  const [status, setStatus] = useState<Status>('stored');
  const [left, setLeft] = useState<readonly string[]>([]);
  const run = useRef<Run>(undefined);

  const choose = useCallback(
    (next: Experiment) => {
      run.current?.stop();
      setExperiment(next);
      const isFirst = writeExperiment(next) === writeExperiment(first.experiment);
      setPoints(isFirst ? first.points : []);
      setStatus(isFirst ? 'stored' : 'stopped');
    },
    [first],
  );

  useLayoutEffect(() => {
    const follow = () => {
      const read = readExperiment(location.hash);
      if (!read) return;
      choose(read.experiment);
      setLeft(read.left);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [choose]);
  useEffect(() => () => run.current?.stop(), []);

  return {
    ...{ experiment, points, status, left },
    change: (part: Partial<Experiment>) => {
      const next = fitting({ ...experiment, ...part });
      choose(next);
      setLeft([]);
      history.replaceState(history.state, '', `#${writeExperiment(next)}`);
    },
    start: () => {
      run.current?.stop();
      setPoints([]);
      setStatus('running');
      run.current = startRun<Slice, Counted>(slicesOf(experiment), {
        onCounted: (slice, counted) => setPoints((before) => withSlice(before, slice, counted)),
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

/** The noise that a code has, and sizes that both have. */
function fitting(asked: Experiment): Experiment {
  const noise = rangeOf(asked) ? asked.noise : (noisesOf(asked.code)[0] ?? asked.noise);
  const offered = rangeOf({ ...asked, noise })?.sizes ?? [];
  const sizes = offered.find((each) => each.join() === asked.sizes.join()) ?? offered[0] ?? asked.sizes;
  return { ...asked, noise, sizes };
}
