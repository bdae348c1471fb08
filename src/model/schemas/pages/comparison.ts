import { z } from 'zod';
import { asOf, prose } from '../fields.ts';

/** What stands in the page that has the list, before a comparison's values are fetched. */
const bar = z.strictObject({
  ticked: prose.describe('At the left of the bar that rises at two ticks; {count} are ticked'),
  full: prose.describe('In the bar, when no more can be ticked'),
  tickWhenFull: prose.describe('Why another tick cannot be set, in its title'),
  clear: prose.describe('The button that takes all ticks away'),
  open: prose.describe('The button that shows the comparison'),
  loading: prose,
  failed: prose.describe('When the values could not be fetched'),
  again: prose.describe('The button that tries it once more'),
});

/** What a comparison says, whatever it compares: {one} is "machine", {many} "machines". */
const view = z.strictObject({
  place: prose.describe('Where one is, after the list’s name in the breadcrumbs'),
  heading: z.strictObject({ several: prose, one: prose, none: prose }),
  order: prose.describe('Under the title that is computed: how the rows stand'),
  hatched: z.strictObject({ one: prose, several: prose }).describe('How many values do not compare'),
  notes: z
    .strictObject({ tooMany: prose, unknown: prose, repeated: prose, single: prose, none: prose })
    .describe('What the address asked for and did not get'),
  remove: prose.describe('The button under a name; the name follows for screen readers'),
  actions: z.strictObject({
    first: prose,
    second: prose,
    third: prose,
    fourth: prose,
    full: prose,
    takeOne: prose,
    takeSeveral: prose,
    copyLink: prose,
    print: prose,
  }),
  notOnRecord: prose.describe('In the place of a value, where no other reason is known'),
  best: prose.describe('Read out after "lowest" or "most": {count} is how many compare'),
  alone: prose.describe('Under a value with which none compares'),
  notComparable: prose.describe('Under a value that is hatched; the reason follows'),
  reason: prose.describe('Two kinds of values that do not compare'),
  onlyOne: prose.describe('Over the rows that one entry alone has'),
  sameInBoth: prose,
  sameInAll: prose,
  history: z.strictObject({ title: prose, titleWithoutLine: prose, line: prose, noLine: prose, older: prose }),
  sources: prose.describe('Over the list of works'),
});

/** What the comparisons of two lists have in common: `content/pages/comparison.yaml`. */
export const comparisonTexts = z.strictObject({ bar, view, asOf });

/** What the page of a list says of its comparisons. */
export type BarTexts = z.output<typeof bar>;
/** What a comparison says. */
export type ViewTexts = z.output<typeof view>;
