import { z } from 'zod';
import { prose } from '../../fields.ts';

const platformTexts = z.strictObject({
  pick: prose,
  name: prose.describe('In the drawing: {round}'),
  waits: prose.describe('First sentence, where rounds wait: {round}, {decoder}, {waiting}, {time}'),
  keeps: prose.describe('First sentence, where none waits: {round}, {decoder}'),
  waitsToo: prose.describe('The same as second sentence, about the other platform'),
  keepsToo: prose,
});

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const underWayTexts = z.strictObject({
  platform: prose,
  platforms: z.strictObject({ chip: platformTexts, ions: platformTexts }),
  distance: prose,
  decoder: prose.describe('The dial'),
  decoders: z
    .array(
      z.strictObject({
        name: prose,
        seconds: z.number().positive().describe('Per round'),
        isBelow: z.boolean().describe('Whether the value is an upper limit'),
        of: prose.describe('What the value is of, and who says so'),
      }),
    )
    .describe('Published times per round; their works are among the sources. No latencies.'),
  below: prose.describe('Before a value that is an upper limit: {time}'),
  scale: z.strictObject({
    title: prose,
    label: prose.describe('The drawing in words: {chip}, {ions}, {decoder}'),
    setTo: prose.describe('{time}'),
    here: prose.describe('The mark of what was measured: {time}'),
  }),
  measure: prose,
  measured: prose.describe('{time}, {decodings}, {distance}'),
  left: prose.describe('What of an address there is not: {parts}'),
  backlog: z.strictObject({
    unit: prose,
    axis: prose,
    label: prose.describe('The drawing in words: {read}, {waiting}, {time}'),
    read: prose.describe('At the end of a line: {count}'),
    waiting: prose.describe('At the end of a line: {count}'),
    late: prose.describe('What it does to gates: {factor}, {gates}, {times}'),
    inTime: prose,
    latency: prose,
  }),
  rounds: z.strictObject({
    title: prose.describe('{read}, {decided}, {open}, {time}'),
    over: prose.describe('After the last round: {decided}, {open}, {time}'),
    corrected: prose.describe('All decided: {time}'),
    lost: prose.describe('All decided: {time}'),
    unit: prose.describe('{rounds}, {ahead}, {seed}'),
    round: prose.describe('At the first tick: {round}'),
    key: z.strictObject({ decided: prose, open: prose, coming: prose, event: prose, cause: prose }),
    caption: prose.describe('{ahead}'),
    play: prose,
    pause: prose,
    step: prose,
    again: prose,
    another: prose,
  }),
});

export type UnderWayTexts = z.infer<typeof underWayTexts>;
