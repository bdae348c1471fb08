import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { filterText } from './list-page.ts';

const drawing = {
  title: prose.describe('What the drawing shows, computed'),
  unit: prose.describe('What is measured, in one line'),
  note: prose.describe('What the drawing leaves out'),
  basis: prose.describe('What it rests on: {count} values'),
  label: prose.describe('For those who do not see it'),
  columns: z.array(prose).length(7).describe('Of the table of its values'),
} as const;

/** `content/pages/logical-experiments.yaml`: its sources are those of the experiments. */
export const logicalExperimentsPage = z.strictObject({
  ...pageHead,
  sources: pageHead.sources.optional(),
  signs: z
    .strictObject({
      selected: prose.describe('What a hollow sign means'),
      reported: prose.describe('What a broken rim means'),
      words: z
        .strictObject({ kept: prose.describe('Beside a mark: {share}'), selected: prose, reported: prose })
        .describe('The same beside a mark'),
    })
    .describe('Of all three drawings'),
  errorPerCycle: z
    .strictObject({
      ...drawing,
      title: prose.describe('The {first} rate of {firstYear}, and the {lowest} of {year} at its {distance}'),
      unchanged: prose.describe('The same where there is only one rate'),
      others: prose.describe('After the note: {others}, experiments that publish Λ alone'),
      lambda: prose.describe('At a line: {value}'),
      xAxis: prose,
      yAxis: prose,
    })
    .describe('Logical error per cycle by distance'),
  lifetimes: z
    .strictObject({
      ...drawing,
      title: prose.describe('How many outlive their best part: {count} in words, {most} times on {name}'),
      none: prose.describe('The same where none does'),
      best: prose.describe('At the line at 1'),
      yAxis: prose,
    })
    .describe('Logical over physical lifetime by date'),
  gates: z
    .strictObject({
      ...drawing,
      title: prose.describe('The best state, {name}, fails {once}; {selected} of {total} states are selected'),
      none: prose.describe('The same where there is none'),
      states: prose.describe('Over the panel of states'),
      gates: prose.describe('Over the panel of gates'),
    })
    .describe('Magic states and logical gates by date'),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    sorting: prose.describe('Before the table, for those with a script'),
    note: prose.describe('Under the table'),
  }),
  reading: z.strictObject({ ...sectionHead, points: z.array(prose).min(1) }).describe('How the numbers are to be read'),
  entry: z
    .strictObject({
      numbers: prose,
      noNumbers: prose.describe('Where an experiment has no figure'),
      reported: prose.describe('Of an experiment that rests on notes alone'),
      dispute: prose,
      around: prose.describe('Heading of what came before and after with the same code'),
      before: prose,
      after: prose,
    })
    .describe('On the page of one experiment'),
});

export type LogicalExperimentsPage = z.infer<typeof logicalExperimentsPage>;
