import { z } from 'zod';
import { prose } from '../../fields.ts';

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const voteTexts = z.strictObject({
  slider: prose,
  copies: prose.describe('Name of a curve: {copies}'),
  one: prose.describe('Name of the curve of a single copy'),
  note: prose.describe('What the crossing means'),
  finding: z
    .strictObject({
      never: prose.describe('Without noise'),
      less: prose.describe('Below one half: {flip}, {times}'),
      equal: prose.describe('At one half: {flip}'),
      more: prose.describe('Above one half: {flip}, {times}'),
    })
    .describe('Title of the picture, by where the slider stands'),
  unit: prose,
  axis: prose,
  crossing: prose.describe('At the line of one half'),
  setTo: prose.describe('At the line of the slider: {flip}'),
  label: prose.describe('The picture in words'),
});

export type VoteTexts = z.infer<typeof voteTexts>;
