import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';

const voteTexts = z.strictObject({
  slider: prose,
  copies: prose.describe('Name of a curve: {copies}'),
  one: prose.describe('Name of the curve of a single copy'),
  note: prose.describe('What the crossing means'),
  finding: z
    .strictObject({
      never: prose.describe('Without noise'),
      less: prose.describe('Below one half: {flip}, {times}'),
      equal: prose.describe('At one half: {flip}'),
      more: prose.describe('Above one half: {flip}, {times}'),
    })
    .describe('Title of the picture, by where the slider stands'),
  unit: prose,
  axis: prose,
  crossing: prose.describe('At the line of one half'),
  setTo: prose.describe('At the line of the slider: {flip}'),
  label: prose.describe('The picture in words'),
});

export type VoteTexts = z.infer<typeof voteTexts>;

const counted = z.strictObject({ one: prose, many: prose }).describe('A noun after a count');
const said = z.strictObject({ title: prose, why: prose });
const moment = z.strictObject({
  title: prose,
  text: prose.describe('{lit}, {checks}, {step}, {last}, {flips}'),
});

const patchTexts = z.strictObject({
  settings: z.strictObject({
    distance: prose,
    tool: prose,
    fault: prose.describe('What misreads a check'),
    reading: prose,
    readings: prose.describe('Where a check may be misread: {rounds}'),
    lightest: prose,
    clear: prose,
  }),
  grid: z
    .strictObject({
      label: prose.describe('Name of the grid of qubits: {distance}'),
      labelOfChecks: prose.describe('Name of the grid of checks: {distance}'),
      qubit: prose.describe('{row}, {column}'),
      check: prose.describe('{kind}, {rows}, {columns}'),
      error: prose.describe('{pauli}'),
      fault: prose,
      lit: prose,
      flips: prose,
    })
    .describe('What is read aloud of the patch'),
  legend: z.strictObject({ error: prose, lit: prose, cluster: prose, flip: prose, fault: prose }),
  verdict: z.strictObject({
    over: prose,
    error: counted,
    check: counted,
    flip: counted,
    across: z.strictObject({ X: prose, Z: prose }).describe('From which edge to which a chain runs'),
    empty: said,
    corrected: said.describe('{errors}, {lit}, {flips}'),
    harmless: said.describe('Errors that no check sees and that do nothing'),
    logical: said.describe('{errors}, {lit}, {flips}, {edges}'),
    unseen: said.describe('Errors that no check sees and that run across: {edges}'),
  }),
  promise: z.strictObject({
    one: prose.describe('Distance 3: {distance}'),
    many: prose.describe('{distance}, {errors}'),
    counted: prose.describe('{errors}, {sets}, {next}, {survived}, {of}'),
    beyond: prose.describe('Where it was not counted'),
  }),
  left: prose.describe('What of an address cannot be opened: {parts}'),
  play: prose,
  takeLast: prose,
  take: z.strictObject({
    stim: prose,
    model: prose,
    editor: prose,
    link: prose,
    note: prose.describe('What the files are of: {distance}'),
  }),
  strip: z.strictObject({
    title: prose,
    errors: moment,
    lit: moment,
    growing: moment,
    grown: moment,
    answer: moment,
  }),
});

export type PatchTexts = z.infer<typeof patchTexts>;

const noiseTexts = z.strictObject({ name: prose, unit: prose.describe('What is measured, under the title') });

const thresholdTexts = z.strictObject({
  code: prose,
  codes: z.strictObject({ repetition: prose, toric: prose, 'rotated-surface': prose }),
  noise: prose,
  noises: z.strictObject({ flips: noiseTexts, phenomenological: noiseTexts, circuit: noiseTexts }),
  decoder: prose,
  decoders: z.strictObject({ 'union-find': prose, matching: prose }),
  sizes: prose,
  run: prose,
  stop: prose,
  status: z
    .strictObject({ stored: prose, running: prose, 'on the page': prose, stopped: prose, done: prose })
    .describe('{shots} were decoded'),
  left: prose.describe('What of an address is not simulated: {parts}'),
  title: z.strictObject({
    waiting: prose,
    few: prose,
    none: prose.describe('{from}, {to}'),
    published: prose.describe('{rate}, {deviation}, {published}'),
    alone: prose.describe('{rate}, {deviation}'),
  }),
  below: z.strictObject({
    below: prose.describe('{rate}, {lambda}, {deviation}, {wished}, {distance}'),
    above: prose.describe('{rate}'),
  }),
  axis: prose,
  axisShort: prose,
  caption: prose,
  csv: prose,
});

export type ThresholdTexts = z.infer<typeof thresholdTexts>;

const listed = z.strictObject({ ...sectionHead, more: prose.describe('Link to the whole list') });

/** `content/pages/error-correction.yaml` */
export const errorCorrectionPage = z.strictObject({
  ...pageHead,
  vote: z.strictObject({ ...sectionHead, texts: voteTexts, sources: entrySources }),
  patch: z.strictObject({ ...sectionHead, texts: patchTexts, sources: entrySources }),
  threshold: z.strictObject({ ...sectionHead, texts: thresholdTexts, sources: entrySources }),
  codes: listed,
  thresholds: listed,
  experiments: listed,
});

export type ErrorCorrectionPage = z.infer<typeof errorCorrectionPage>;
