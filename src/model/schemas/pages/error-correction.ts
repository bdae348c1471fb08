import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';
import { costGround, costTexts } from './error-correction/cost.ts';
import { modelTexts } from './error-correction/model.ts';
import { patchTexts } from './error-correction/patch.ts';
import { raceTexts } from './error-correction/race.ts';
import { thresholdTexts } from './error-correction/threshold.ts';
import { underWayTexts } from './error-correction/under-way.ts';
import { voteTexts } from './error-correction/vote.ts';

const listed = z.strictObject({ ...sectionHead, more: prose.describe('Link to the whole list') });

/** `content/pages/error-correction.yaml` */
export const errorCorrectionPage = z.strictObject({
  ...pageHead,
  vote: z.strictObject({ ...sectionHead, texts: voteTexts, sources: entrySources }),
  patch: z.strictObject({ ...sectionHead, texts: patchTexts, sources: entrySources }),
  race: z.strictObject({ ...sectionHead, texts: raceTexts }),
  threshold: z.strictObject({
    ...sectionHead,
    texts: thresholdTexts,
    machines: z
      .array(idOf('machines'))
      .describe('Machines whose noise can be chosen: two-qubit and readout error published'),
    sources: entrySources,
  }),
  model: z.strictObject({
    ...sectionHead,
    command: prose.describe('How the same is done without a page: {command}'),
    texts: modelTexts,
    sources: entrySources,
  }),
  underWay: z.strictObject({
    ...sectionHead,
    basis: z
      .strictObject({ chip: prose, ions: prose })
      .describe('What the times of a round rest on: {machine}, {value}, {title}, {publisher}, {date}; of ions {round}'),
    texts: underWayTexts,
    sources: entrySources,
  }),
  cost: z.strictObject({ ...sectionHead, texts: costTexts, ...costGround }),
  codes: listed,
  thresholds: listed,
  experiments: listed,
});

export type ErrorCorrectionPage = z.infer<typeof errorCorrectionPage>;
