import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';
import { idOf } from '../references.ts';

const stop = z.strictObject({
  title: prose.describe('What one does here: "See what a qubit is"'),
  text: prose.describe('What it gives, in one sentence'),
  link: namedLink.optional().describe('The page to read; left out where the stop is a tutorial'),
  tutorial: idOf('tutorials').optional().describe('Id of a tutorial, whose progress is then shown'),
  terms: z.array(idOf('glossary')).describe('Ids of glossary terms that one should know afterward'),
});

const level = z.strictObject({
  level: z.enum(DIFFICULTIES),
  goal: prose.describe('What one can do at the end of the level'),
  stops: z
    .array(
      stop.refine(
        ({ link, tutorial }) => (link === undefined) !== (tutorial === undefined),
        'Name a link or a tutorial',
      ),
    )
    .min(2),
});

/** `content/pages/learning-path.yaml` */
export const learningPathPage = z.strictObject({
  ...pageHead,
  path: z.strictObject({ ...sectionHead, levels: z.array(level).length(DIFFICULTIES.length) }),
});

export type LearningPathPage = z.infer<typeof learningPathPage>;
export type Level = LearningPathPage['path']['levels'][number];
