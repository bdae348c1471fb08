import { useEffect, useRef, useState } from 'react';
import { type Fault, isFault } from '#decoding/model/fault.ts';
import { type Run, startRun } from '../counting/pool.ts';
import type { CountedModel, ModelDecoder, ModelJob } from './count-model.ts';
import type { ModelResult } from './finding.ts';
import { jobsOf } from './jobs.ts';
import { type ModelFile, type Refused, readModelFile } from './model-file.ts';

type Status = 'stored' | 'running' | 'on the page' | 'stopped' | 'done';

/** What cannot be decoded, and why: the file as such, or a line in it. */
export type Refusal = Refused | ({ readonly name: string } & Fault);

/** A detector error model that is decoded here: at first the example, which was counted beforehand. */
export function useModel(first: ModelResult, readExample: () => Promise<string>) {
  const [result, setResult] = useState<ModelResult | undefined>(first);
  const [decoder, setDecoder] = useState(first.decoder);
  const [status, setStatus] = useState<Status>('stored');
  const [refusal, setRefusal] = useState<Refusal>();
  /** What was brought last; the example where it is undefined. */
  const brought = useRef<ModelFile>(undefined);
  const run = useRef<Run>(undefined);
  /** Counts what was asked for: an answer to what was asked before is not heard any more. */
  const asked = useRef(0);
  useEffect(() => () => run.current?.stop(), []);

  /** Stops what runs, and says whether nothing else was asked for since. */
  const begin = () => {
    run.current?.stop();
    asked.current += 1;
    const mine = asked.current;
    return () => asked.current === mine;
  };
  const refuse = (next: Refusal) => {
    run.current?.stop();
    setResult(undefined);
    setStatus('stopped');
    setRefusal(next);
  };
  const count = ({ name, text }: ModelFile, by: ModelDecoder) => {
    setResult(undefined);
    setRefusal(undefined);
    setStatus('running');
    run.current = startRun<ModelJob, CountedModel | Fault>(jobsOf(text, by), {
      onCounted: (_, answer) => {
        if (isFault(answer)) refuse({ name, ...answer });
        else setResult((before) => added(before, { name, decoder: by, ...answer }));
      },
      onDone: () => setStatus('done'),
      onPage: () => setStatus('on the page'),
    });
  };
  const start = async (by: ModelDecoder) => {
    const isLatest = begin();
    const file = brought.current ?? { name: first.name, text: await readExample() };
    if (isLatest()) count(file, by);
  };
  const bring = async (file: File) => {
    const isLatest = begin();
    const read = await readModelFile(file);
    if (!isLatest()) return;
    if ('why' in read) return refuse(read);
    brought.current = read;
    count(read, decoder);
  };

  return {
    ...{ result, decoder, status, refusal },
    bring,
    start: () => start(decoder),
    choose: (by: ModelDecoder) => {
      setDecoder(by);
      return start(by);
    },
    toExample: () => {
      brought.current = undefined;
      return start(decoder);
    },
    stop: () => {
      begin();
      setStatus('stopped');
    },
  };
}

function added(before: ModelResult | undefined, { shots, failures, ...about }: ModelResult): ModelResult {
  return { ...about, shots: shots + (before?.shots ?? 0), failures: failures + (before?.failures ?? 0) };
}
