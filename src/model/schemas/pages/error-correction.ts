import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { costGround, costTexts } from './error-correction/cost.ts';
import { patchTexts } from './error-correction/patch.ts';
import { thresholdTexts } from './error-correction/threshold.ts';
import { voteTexts } from './error-correction/vote.ts';

const listed = z.strictObject({ ...sectionHead, more: prose.describe('Link to the whole list') });

/** `content/pages/error-correction.yaml` */
export const errorCorrectionPage = z.strictObject({
  ...pageHead,
  vote: z.strictObject({ ...sectionHead, texts: voteTexts, sources: entrySources }),
  patch: z.strictObject({ ...sectionHead, texts: patchTexts, sources: entrySources }),
  threshold: z.strictObject({ ...sectionHead, texts: thresholdTexts, sources: entrySources }),
  cost: z.strictObject({ ...sectionHead, texts: costTexts, ...costGround }),
  codes: listed,
  thresholds: listed,
  experiments: listed,
});

export type ErrorCorrectionPage = z.infer<typeof errorCorrectionPage>;
