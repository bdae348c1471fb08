import { z } from 'zod';
import { prose } from '../../fields.ts';

const counted = z.strictObject({ one: prose, many: prose }).describe('A noun after a count');
const said = z.strictObject({ title: prose, why: prose });
const moment = z.strictObject({
  title: prose,
  text: prose.describe('{lit}, {checks}, {step}, {last}, {flips}'),
});

/** What stands at this playground of `content/pages/error-correction.yaml`. */
export const patchTexts = z.strictObject({
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
