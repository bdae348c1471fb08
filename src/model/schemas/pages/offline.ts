import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';

const obstacles = z
  .strictObject({
    elsewhere: prose.describe('Another tab is taking or removing'),
    canceled: prose.describe('The reader has stopped it'),
    cutOff: prose.describe('The net did not bring all of it'),
    changed: prose.describe('A new edition was published meanwhile'),
    refused: prose.describe('The browser does not register a service worker'),
    none: prose.describe('The server has no edition to take: in `npm run dev`, or where it was withdrawn'),
  })
  .describe('Why nothing was taken, a sentence each');

const takeTexts = z.strictObject({
  unsupported: prose.describe('Where the browser cannot do it'),
  none: prose.describe('Where nothing is kept'),
  compiler: prose.describe('Over the box to tick; {sent-compiler} is its size over the line'),
  take: prose,
  progress: prose.describe('{step} of {steps}, and {part}'),
  parts: z
    .strictObject({ pages: prose, files: prose, compiler: prose })
    .describe('What comes, within the sentence of its progress'),
  cancel: prose,
  kept: prose.describe('{date} of the edition and its {size} in this browser'),
  withCompiler: prose,
  withoutCompiler: prose,
  look: prose.describe('Looks for a newer edition, and takes it'),
  newest: prose.describe('Where there is none'),
  replaced: prose.describe('Where one was taken: {date}'),
  remove: prose,
  removed: prose,
  stays: prose.describe('After a sentence that says why nothing was taken, where an older edition is kept'),
  obstacles,
});

export type OfflineTexts = z.infer<typeof takeTexts>;

/** `content/pages/offline.yaml`; in its texts `{sent-pages}`, `{kept-all}` and the like are sizes that the build fills in. */
export const offlinePage = z.strictObject({
  ...pageHead,
  without: prose.describe('In the place of the button, without script'),
  texts: takeTexts,
  contents: z.strictObject({
    ...sectionHead,
    columns: z.tuple([prose, prose, prose]).describe('What, over the line, in the browser'),
    rows: z
      .array(z.strictObject({ name: prose, what: prose, sent: prose, kept: prose }))
      .describe('A part each, and all of them'),
    left: z.strictObject({ title: prose, items: z.array(prose).min(1) }).describe('What is not taken'),
  }),
  how: z.strictObject({ ...sectionHead, points: z.array(prose).min(3).describe('A sentence or two each') }),
  bar: z
    .strictObject({
      name: prose.describe('For screen readers'),
      text: prose.describe('{date} of the edition'),
      link: prose,
    })
    .describe('At the beginning of a page that comes from what was taken along'),
  notTaken: z
    .strictObject({ title: prose, text: prose, links: z.array(namedLink).min(3) })
    .describe('The page for an address that was not taken along'),
});
