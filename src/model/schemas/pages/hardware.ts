import { z } from 'zod';
import { illustrationNames } from '#src/model/illustration-names.ts';
import { entrySources } from '../citation.ts';
import { httpsUrl, prose, topicPage } from '../fields.ts';
import { figures } from '../figure.ts';
import { ownSection, sections } from '../sections.ts';

const component = z.strictObject({
  icon: z.enum(['cold', 'signals', 'chip', 'computer']).describe('The drawing beside it'),
  name: prose,
  purpose: prose.describe('What it is for, in one or two sentences'),
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

const technologies = ownSection('qubit-technologies', {}).describe('The tabs of content/qubit-technologies');

const comparison = ownSection('technology-comparison', {
  alike: prose.describe(
    'Title: {longest} remember at least {times} times as long as {shortest}, and gates fail about as often',
  ),
  apart: prose.describe('Title where the errors of typical gates differ, by {errors} times'),
  basis: prose.describe('What it rests on: {count} technologies'),
  signs: z.strictObject({ typical: prose, best: prose, machine: prose }).describe('What the signs stand for'),
  strip: prose.describe('Over what has no limit in time'),
  subtitle: prose.describe('What is drawn, and on which axes'),
  notes: z.array(comparisonNote).min(1).describe('What the chart does not say'),
});

const components = ownSection('system-components', {
  drawing: z.strictObject({ caption: prose, sources: entrySources }).describe('The labeled drawing of the cryostat'),
  items: z.array(component).min(1),
});

const gallery = ownSection('hardware-gallery', { items: z.array(machine).min(1) });

const controlStack = ownSection('control-stack', {
  layers: z.array(layer).min(1).describe('From the application down to the readout'),
  wayBack: prose.describe('What becomes of the result'),
  caption: prose.describe('What the drawings show'),
});

const questions = ownSection('questions', {
  items: z.array(z.strictObject({ question: prose, answer: prose })).min(1),
}).describe('Questions and answers, which search engines are given too');

export const hardwarePage = z.strictObject({
  ...topicPage.shape,
  figures: figures('error-rate', 'shor-logical-qubits', 'patch-qubits'),
  sections: sections(technologies, comparison, components, gallery, controlStack, questions),
});

export type TechnologiesSection = z.infer<typeof technologies>;
export type ComparisonSection = z.infer<typeof comparison>;
export type ComponentsSection = z.infer<typeof components>;
export type GallerySection = z.infer<typeof gallery>;
export type ControlStackSection = z.infer<typeof controlStack>;
export type QuestionsSection = z.infer<typeof questions>;
