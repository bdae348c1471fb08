import { z } from 'zod';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { filterText } from './list-page.ts';

const drawing = {
  title: prose.describe('What the drawing shows, computed'),
  unit: prose.describe('What is counted, in one line'),
  note: prose.describe('What the drawing leaves out'),
  basis: prose.describe('What it rests on: {count} estimates'),
  label: prose.describe('For those who do not see it'),
} as const;

/** `content/pages/estimates.yaml`: its sources are those of the estimates. */
export const estimatesPage = z.strictObject({
  ...pageHead,
  sources: pageHead.sources.optional(),
  lede: prose.describe('Under the heading: {count} estimates'),
  signs: z
    .strictObject({
      others: prose.describe('Gray: problems without a line'),
      noMachine: prose.describe('The shape of an estimate that names no machine, or several'),
      hollow: prose.describe('Hollow: not the lowest of its year'),
      reported: prose.describe('Broken rim'),
    })
    .describe('Of the drawings of machines'),
  byYear: z.strictObject({
    ...drawing,
    title: prose.describe('{problem}, {from}, {to}, {years}'),
    unchanged: prose.describe('The same where nothing fell: {count}'),
    band: prose.describe('In the band of machines at work: {qubits} of the largest with a published error'),
    larger: prose.describe('Where a larger one publishes none: {name}, {qubits}'),
    columns: z.array(prose).length(6),
  }),
  byTime: z.strictObject({
    ...drawing,
    title: prose.describe('{problem}, {factor}, {name}'),
    xAxis: prose,
    yAxis: prose,
    product: prose.describe('At a line of equal product: {product} qubits times days'),
    columns: z.array(prose).length(6),
  }),
  logical: z.strictObject({
    ...drawing,
    title: prose.describe('{problem}, {gates}, {qubits}'),
    xAxis: prose,
    yAxis: prose,
    columns: z.array(prose).length(5),
  }),
  calculator: z.strictObject({ ...sectionHead, more: prose }),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    sorting: prose.describe('Before the table, for those with a script'),
    note: prose.describe('Under the table'),
  }),
  entry: z.strictObject({
    counts: prose.describe('Heading over the numbers'),
    reported: prose.describe('Of an estimate whose primary source was not read'),
    assumes: prose.describe('Heading over what it assumes'),
    names: z.strictObject({
      instance: prose,
      platform: prose,
      error: prose,
      cycle: prose,
      reaction: prose,
      budget: prose,
      code: prose,
      distance: prose,
      factories: prose,
      storage: prose,
      published: prose,
    }),
    storages: z.strictObject({ plain: prose, yoked: prose, ldpc: prose, memory: prose }),
    changed: z.strictObject({
      title: prose.describe('{before}'),
      qubits: prose.describe('{factor}, {direction}'),
      time: prose.describe('{factor}, {direction}'),
      logical: prose.describe('{factor}, {direction}'),
      gates: prose.describe('{factor}, {direction}'),
      same: prose.describe('Where nothing that both say can be compared'),
      fewer: prose,
      more: prose,
      shorter: prose,
      longer: prose,
    }),
    calculate: prose.describe('The link to the calculator with its numbers'),
    others: prose.describe('Heading of the other estimates of {problem}'),
  }),
});

export type EstimatesPage = z.infer<typeof estimatesPage>;
