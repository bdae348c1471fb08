import { z } from 'zod';
import { illustrationNames } from '#src/drawings/illustrations/names.ts';
import { entrySources, httpsUrl, prose, sectionHead, stat, topicPage } from '../fields.ts';
import { figures } from '../figure.ts';

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

const machine = z.strictObject({
  drawing: z.enum(illustrationNames).describe('The illustration of its kind, from src/drawings/illustrations'),
  drawingNote: prose.describe('What the illustration shows; it is never a portrait of the machine'),
  vendor: prose,
  system: prose.describe('Name of the machine'),
  technology: prose.describe('Kind of its qubits'),
  description: prose,
  href: httpsUrl.describe('Where "Learn more" leads: a page of the vendor'),
  sources: entrySources,
});

const layer = z.strictObject({
  name: prose,
  task: prose.describe('What happens in this layer'),
  place: prose.describe('Where the layer is: in a computer, a rack, the cryostat'),
  figure: z
    .enum(['circuit', 'native-gates', 'pulses', 'waveform', 'chip', 'signal-plane'])
    .describe('How the example program is drawn in this layer'),
});

const comparisonNote = z.strictObject({ title: prose, text: prose, sources: entrySources });

/** `content/pages/hardware.yaml` */
export const hardwarePage = z.strictObject({
  ...topicPage.shape,
  figures: figures('error-rate', 'shor-logical-qubits', 'patch-qubits'),
  technologies: z.strictObject(sectionHead),
  comparison: z.strictObject({
    ...sectionHead,
    finding: prose.describe('What the chart shows, as its title'),
    subtitle: prose.describe('What is drawn, and on which axes'),
    notes: z.array(comparisonNote).min(1).describe('What the chart does not say'),
  }),
  components: z.strictObject({
    ...sectionHead,
    drawing: z.strictObject({ caption: prose, sources: entrySources }).describe('The labelled drawing of the cryostat'),
    items: z.array(component).min(1),
  }),
  gallery: z.strictObject({ ...sectionHead, items: z.array(machine).min(1) }),
  benchmarks: z.strictObject({
    ...sectionHead,
    items: z.array(benchmark).min(1),
    note: prose.describe('A remark under the table'),
  }),
  controlStack: z.strictObject({
    ...sectionHead,
    layers: z.array(layer).min(1).describe('From the application down to the readout'),
    wayBack: prose.describe('What becomes of the result'),
    caption: prose.describe('What the drawings show'),
  }),
  errorCorrection: z.strictObject({
    ...sectionHead,
    paragraphs: z.array(prose).min(1),
    figures: z.array(stat).min(1),
    milestone: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('A result set apart'),
  }),
  faq: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ question: prose, answer: prose })).min(1),
  }),
});

export type HardwarePage = z.infer<typeof hardwarePage>;
