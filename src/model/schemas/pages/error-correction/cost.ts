import { z } from 'zod';
import { entrySources } from '../../citation.ts';
import { prose } from '../../fields.ts';

const rate = z.number().positive().max(1);
const rule = z.strictObject({ sources: entrySources });
const step = z.strictObject({ name: prose, formula: prose.describe('The rule, with its numbers filled in') });

/** What was published of a block of logical qubits at one physical error. */
const publishedBlock = z.strictObject({
  name: prose,
  short: prose.describe('At its mark'),
  qubits: z.int().positive().describe('Physical qubits of the block, those for checks among them'),
  counted: prose.describe('What they are: "144 data and 144 check qubits"'),
  logicalQubits: z.int().positive(),
  error: rate.describe('The physical error that it was published for'),
  blockError: rate.describe('How often any of its logical qubits fails, per round'),
  sources: entrySources,
});

export type PublishedBlock = z.infer<typeof publishedBlock>;

/** What the numbers of this playground rest on, in `content/pages/error-correction.yaml`. */
export const costGround = {
  rules: z
    .strictObject({ suppression: rule, halves: rule, error: rule, qubits: rule })
    .describe('The works that the steps of the surface code are from; the distance is arithmetic'),
  published: z.array(publishedBlock).min(1),
};

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const costTexts = z.strictObject({
  error: prose.describe('Name of the dial of the physical error'),
  target: prose.describe('Name of the dial of the wished error'),
  machines: prose.describe('Before the machines whose error may be chosen'),
  origin: prose.describe('Of a machine: {name}, {value}, {publisher}, {date}, {scope}'),
  leavesOut: prose.describe('What the error of a machine leaves out'),
  left: prose.describe('What of an address the dials do not have: {parts}'),
  surface: prose.describe('Name of the code that is computed'),
  title: z.strictObject({
    reached: prose.describe('{error}, {rounds}, {qubits}'),
    above: prose.describe('At the threshold and above: {error}, {rounds}, {threshold}'),
  }),
  unit: prose,
  none: prose.describe('In the place of a number of qubits'),
  standing: z
    .strictObject({
      'falls short': prose.describe('{rate}'),
      elsewhere: prose.describe('{error}'),
    })
    .describe('Why a published block does not serve where the dials stand'),
  targets: z.strictObject({
    axis: prose,
    label: prose,
    hollow: prose.describe('{error}'),
  }),
  errors: z.strictObject({
    title: prose.describe('{target}'),
    axis: prose,
    label: prose,
    hollow: prose.describe('{target}'),
    threshold: prose.describe('At the line of the threshold: {threshold}'),
  }),
  today: prose.describe('Of the machine with the lowest error: {name}, {value}, {rounds}, {needed}, {qubits}'),
  caption: prose,
  csv: prose,
  link: prose,
  steps: z.strictObject({
    suppression: step.describe('{threshold}, {error}'),
    halves: step.describe('{prefactor}, {target}, {lambda}, {needed}'),
    distance: step.describe('{halves}'),
    error: step.describe('{prefactor}, {power}'),
    qubits: step.describe('{distance}'),
    block: step.describe('{counted}'),
    share: step.describe('{qubits}, {logicalQubits}'),
    blockError: step.describe('{error}'),
    shareError: step.describe('{blockError}, {logicalQubits}'),
    alone: step.describe('Of a block that is given per logical qubit: {counted}'),
    aloneError: step.describe('{error}'),
  }),
  stepsTitle: prose,
});

export type CostTexts = z.infer<typeof costTexts>;
