import { countModel, type ModelJob } from '../model/count-model.ts';
import { countSlice } from '../threshold/count-slice.ts';
import type { Slice } from '../threshold/experiment.ts';

/** What a worker is asked for: shots of a point of an experiment, or of a detector error model that was brought along. */
export type Job = Slice | ModelJob;

export function count(job: Job) {
  return 'text' in job ? countModel(job) : countSlice(job);
}
