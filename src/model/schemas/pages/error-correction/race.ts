import { z } from 'zod';
import { prose } from '../../fields.ts';

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const raceTexts = z.strictObject({
  distance: prose,
  grid: z
    .strictObject({
      label: prose.describe('Name of the grid: {distance}'),
      flips: prose.describe('Of a qubit that the visitor corrects'),
    })
    .describe('What is read aloud in place of what the patch says'),
  number: prose.describe('Which race it is: {seed}'),
  question: prose.describe('While checks are alight: {lit}'),
  dark: prose.describe('When none is alight any more'),
  hint: prose,
  compare: prose,
  next: prose,
  result: z
    .strictObject({ 'true-true': prose, 'true-false': prose, 'false-true': prose, 'false-false': prose })
    .describe('Whether the visitor corrected the errors, and whether the decoder did'),
  you: prose,
  decoder: prose,
  outcomes: z.strictObject({ corrected: prose, logical: prose, alight: prose }).describe('{who}'),
  score: prose.describe('{races}, {you}, {decoder}'),
  yours: prose.describe('Under the visitor’s picture'),
  decoders: prose.describe('Under the decoder’s picture'),
  decoderLabel: prose.describe('The decoder’s picture in words: {flips}'),
  left: prose.describe('What of an address cannot be opened: {parts}'),
});

export type RaceTexts = z.infer<typeof raceTexts>;
