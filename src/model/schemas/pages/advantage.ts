import { z } from 'zod';
import { CLAIM_STANDINGS, CLAIM_TASKS } from '../advantage-claim.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { filterText } from './list-page.ts';

const perStanding = z.strictObject({
  name: prose.describe('As a heading: "Cannot be checked"'),
  means: prose.describe('What the word means, in a few words'),
});

/** `content/pages/quantum-advantage.yaml`: its sources are those of the claims. */
export const quantumAdvantagePage = z.strictObject({
  ...pageHead,
  sources: pageHead.sources.optional(),
  heading: prose.describe('The page heading; {total} and {stand} are counted, the latter in words'),
  headingOne: prose.describe('The same where exactly one stands'),
  lede: prose.describe('Under it; {refuted}, {narrowed}, {disputed} and {uncheckable} are counted in words'),
  feeds: prose.describe('Before the addresses of the feeds'),
  standings: z
    .strictObject(Object.fromEntries(CLAIM_STANDINGS.map((each) => [each, perStanding])) as PerStanding)
    .describe('How each standing is called'),
  tasks: z
    .strictObject(Object.fromEntries(CLAIM_TASKS.map((each) => [each, prose])) as PerTask)
    .describe('How each kind of task is called'),
  facts: z
    .strictObject({
      label: prose.describe('For those who do not see the row'),
      median: prose.describe('Before the median time to the first answer'),
      months: prose.describe('Its unit: {months}'),
      none: prose.describe('In its place where no claim was answered'),
      ofAnswered: prose.describe('Under it: {count}, claims that were answered after they were made'),
      stand: prose.describe('Under each share that stands'),
      share: prose.describe('The share itself: {stand} of {total}'),
    })
    .describe('The row of counts'),
  chart: z.strictObject({
    title: prose.describe('{answered} of {total} claims were answered, and in how many {months} half of them'),
    titleNone: prose.describe('The same where none was answered'),
    unit: prose,
    note: prose.describe('How to read it; {unanswered} is counted'),
    basis: prose.describe('{count} claims and {answers} answers'),
    label: prose.describe('For those who do not see it'),
    today: prose,
    reported: prose.describe('Beside a claim whose primary source was not read'),
    columns: z.array(prose).length(7).describe('Of the table of its values'),
    none: prose.describe('In the place of a first answer'),
    signs: z.strictObject({
      claim: prose,
      answer: prose,
      before: prose,
      stands: prose,
      narrowed: prose,
      disputed: prose,
      uncheckable: prose,
      refuted: prose,
    }),
  }),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    sorting: prose.describe('Before the table, for those with a script'),
    note: prose.describe('Under the table'),
  }),
  entry: z
    .strictObject({
      standing: prose.describe('The {standing} with its {date}'),
      claim: prose.describe('Heading over what was claimed'),
      claimed: prose,
      compared: prose,
      checked: prose,
      gap: prose,
      answers: prose,
      noAnswers: prose.describe('Where none is on record: silence is no proof'),
      before: prose.describe('Beside an answer that is older than the claim'),
      reportedAnswer: prose.describe('Beside an answer that was not read'),
      wouldSettle: prose,
      notOnRecord: prose.describe('Where nothing is known of it'),
      reported: prose.describe('Of a claim whose primary source was not read'),
      bar: prose.describe('Heading over its bar'),
      barLabel: prose.describe('Its bar for those who do not see it'),
      related: prose.describe('Heading over claims about the same task'),
      onMachine: prose.describe('Heading on the page of a machine'),
    })
    .describe('On the page of one claim'),
});

type PerStanding = Record<(typeof CLAIM_STANDINGS)[number], typeof perStanding>;
type PerTask = Record<(typeof CLAIM_TASKS)[number], typeof prose>;

export type QuantumAdvantagePage = z.infer<typeof quantumAdvantagePage>;
