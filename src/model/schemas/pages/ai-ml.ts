import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { prose, topicPage } from '../fields.ts';
import { sections } from '../sections.ts';

const gradients = z
  .strictObject({
    globalFalls: prose.describe(
      'The title where the global cost loses more: {least} and {most} qubits, {global}, {local}',
    ),
    alike: prose.describe('The title where it does not'),
    unit: prose.describe('What is measured; {samples} circuits'),
    note: prose.describe('Circuits, depths {shallow} and {deep}, {samples}, {seed}, uncertainty of a point {error}'),
    basis: prose,
    label: prose.describe('What the drawing is, for those who do not see it'),
    xName: prose.describe('Name of the axis along the bottom'),
    columns: z.array(prose).length(5).describe('Of the table of its values'),
    names: z
      .strictObject({ global: prose, local: prose })
      .describe('What stands beside the lines: both costs, {layers} deep'),
    sources: entrySources,
    more: prose.describe('The link to the step of a tutorial that derives it'),
  })
  .describe('The chart of the variances of gradients');

/** `content/pages/ai-ml.yaml` */
export const aiMlPage = z.strictObject({ ...topicPage.shape, gradients, sections: sections() });

export type GradientTexts = z.infer<typeof gradients>;
