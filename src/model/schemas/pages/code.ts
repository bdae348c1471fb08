import { z } from 'zod';
import { sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';
import { listPage } from './list-page.ts';

/** `content/pages/code.yaml` */
export const codePage = listPage.extend({
  software: z.strictObject({
    ...sectionHead,
    tools: z
      .array(idOf('tools'))
      .min(1)
      .describe('Ids of tools in content/tools, in the order in which they are shown'),
  }),
});

export type CodePage = z.infer<typeof codePage>;
