import { z } from 'zod';
import { entrySources, httpsUrl, namedLink, pageHead, prose, sectionHead, stat } from '../fields.ts';

const component = z.strictObject({
  icon: z.enum(['cold', 'signals', 'chip', 'computer']).describe('The drawing beside it'),
  name: prose,
  purpose: prose.describe('What it is for, in one or two sentences'),
});

const benchmark = z.strictObject({
  name: prose,
  meaning: prose.describe('What the figure tells, and how it is obtained'),
  example: prose.describe('A published value and the machine it was measured on'),
  definedIn: httpsUrl.describe('The paper that defines the measure'),
});

const layer = z.strictObject({ name: prose, task: prose.describe('What happens in this layer') });

/** `content/pages/hardware.yaml` */
export const hardwarePage = z.strictObject({
  ...pageHead,
  technologies: z.strictObject(sectionHead),
  components: z.strictObject({ ...sectionHead, items: z.array(component).length(4) }),
  benchmarks: z.strictObject({
    ...sectionHead,
    items: z.array(benchmark).length(6),
    note: prose.describe('A remark under the table'),
  }),
  controlStack: z.strictObject({
    ...sectionHead,
    layers: z.array(layer).length(6).describe('From the application down to the readout'),
  }),
  errorCorrection: z.strictObject({
    ...sectionHead,
    paragraphs: z.array(prose).min(1),
    figures: z.array(stat).min(1),
    milestone: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('A result set apart'),
  }),
  faq: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ question: prose, answer: prose })).length(3),
  }),
  related: z.array(namedLink).min(1),
});

export type HardwarePage = z.infer<typeof hardwarePage>;
