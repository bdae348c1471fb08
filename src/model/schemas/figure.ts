import { z } from 'zod';
import { sourceId } from './citation.ts';
import { prose } from './fields.ts';

const DATE_FORM = 'Write a date as "2024", "2024-12" or "2024-12-09", in quotes';

/** A year, a month or a day; no more precise than the source: "2024", "2024-12", "2024-12-09". */
export const partialDate = z
  .string(DATE_FORM)
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: DATE_FORM, abort: true })
  .refine((date) => !Number.isNaN(Date.parse(date)), 'There is no such day');

/** Whether a date is later than another as far as both are known: "2024" is not after "2024-03". */
export function isAfter(date: string, other: string): boolean {
  const known = Math.min(date.length, other.length);
  return date.slice(0, known) > other.slice(0, known);
}

/** Words for a value that is missing; a cell is never empty. */
export const ABSENT = ['not published', 'not on record', 'does not apply'] as const;

/** The currencies of amounts, as ISO 4217 names them, each with the sign that goes before a number. */
export const CURRENCIES = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'C$',
  AUD: 'A$',
  JPY: '¥',
  CNY: 'CN¥',
  DKK: 'DKK ',
} as const;

export type Currency = keyof typeof CURRENCIES;

/** The same value as numbers, so that charts and sorting never read prose. */
const typed = {
  amount: z
    .strictObject({
      value: z.number().positive().describe('In whole units: 130.0e6 for $130.0M; of a range the lower end'),
      to: z.number().positive().optional().describe('Of a range the upper end'),
      currency: z.literal(Object.keys(CURRENCIES) as [Currency, ...Currency[]]).describe('ISO 4217'),
    })
    .optional()
    .describe('An amount of money'),
  count: z.number().nonnegative().optional().describe('A number of things or people; of a range the lower end'),
  percent: z.number().optional().describe('A share or a growth, in percent'),
  error: z
    .strictObject({
      value: z.number().positive().max(1).describe('Share of operations that fail: 7.9e-4'),
      to: z.number().positive().max(1).optional().describe('Of a range the other end'),
      kind: z.enum(['typical', 'mean', 'median', 'best']).describe('Of which operations'),
      of: prose.describe('Of what: "two-qubit gate"'),
      conditions: z
        .enum(['isolated', 'simultaneous'])
        .optional()
        .describe('Whether one gate ran at a time or all at once, where the source says so; the two do not compare'),
    })
    .optional()
    .describe('An error rate, one minus the fidelity'),
  ratio: z.number().positive().optional().describe('How many times one thing is another of its kind: 2.4 lifetimes'),
  seconds: z
    .strictObject({
      from: z.number().positive().describe('The shorter end, in seconds'),
      to: z.number().positive().describe('The longer end, in seconds'),
    })
    .optional()
    .describe('A duration in seconds; both ends are equal where only one number is given'),
};

const statement = {
  source: sourceId.describe('Who says so'),
  scope: prose.optional().describe('What exactly was counted, where the name alone does not say'),
  ...typed,
};

const valueFields = {
  value: prose.optional().describe('As it is shown, with its unit: "$130.0M"'),
  absent: z.enum(ABSENT).optional().describe('In the place of a value: why there is none'),
  asOf: partialDate.describe('When it held'),
  copy: prose
    .optional()
    .describe('Which of several machines of one name was measured: "ibm_fez". No line joins values of two copies'),
  ...statement,
  floor: z.literal(true).optional().describe('The value is the least that it may be: "over $1B", "$300M+"'),
  reported: z.literal(true).optional().describe('No primary source was read'),
  via: sourceId.optional().describe('Of a reported value the publication that was read in place of its source'),
  correction: z.literal(true).optional().describe('The value below was wrong for its date, not overtaken'),
  disputed: z
    .array(z.strictObject({ value: prose.describe('What another source says'), ...statement }))
    .min(1)
    .optional()
    .describe('What other sources say of the same date'),
};

/** What open data gives of a value beside the works that it rests on. */
export const { source: _, via: __, disputed: ___, correction: ____, ...publishedFields } = valueFields;

export const figureValue = z
  .strictObject(valueFields)
  .refine(
    ({ value, absent }) => (value === undefined) !== (absent === undefined),
    'Write a value, or why there is none',
  )
  .refine(({ reported, via }) => reported || via === undefined, {
    path: ['via'],
    error: 'Only a reported value is known by way of another publication; add "reported: true", or cite what was read',
  });

/**
 * Whether an error of this kind compares with those of other machines: means and medians over their operations do; the
 * best of them, and what a maker calls typical, do not.
 */
export function isMeanOrMedian(kind: NonNullable<FigureValue['error']>['kind']): boolean {
  return kind === 'mean' || kind === 'median';
}

/** A figure: its values, the newest first. */
export const figureHistory = z
  .array(figureValue)
  .min(1, 'A figure has at least one value')
  .superRefine((values, context) => {
    values.forEach((value, index) => {
      const older = values[index + 1];
      if (!older) return;
      const at = `${value.asOf} after ${older.asOf}`;
      if (value.asOf < older.asOf)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `The newest value stands first, but here is ${at}; put them in order`,
        });
      if (value.asOf === older.asOf && !value.correction)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `Two values of ${value.asOf}; mark the newer with "correction: true" if the older was wrong, or give their dates`,
        });
    });
  });

export type FigureValue = z.output<typeof figureValue>;
export type FigureHistory = z.output<typeof figureHistory>;

/** The figures of an entry or a page by their names in content/figures.yaml; those that are named here must be there. */
export function figures<const Required extends string>(...required: Required[]) {
  const all: Record<Required, typeof figureHistory> = Object.assign(
    {},
    ...required.map((name) => ({ [name]: figureHistory.describe('Its values, the newest first') })),
  );
  return z
    .object(all)
    .catchall(figureHistory)
    .describe('Figures with their date, source, scope and history; names as in content/figures.yaml');
}

export const FIGURE_KINDS = {
  valuation: { review: 12, is: 'A valuation or market value' },
  price: { review: 12, is: 'A price' },
  'head-count': { review: 18, is: 'A number of people' },
  market: { review: 18, is: 'A market size or a count of the industry' },
  accounts: { review: 18, is: 'Revenue, funding and the like' },
  record: { review: 18, is: 'A best or typical value of machines' },
  event: { review: undefined, is: 'What was paid, counted or measured once' },
  projection: { review: undefined, is: 'What somebody expects of a later year' },
  physics: { review: undefined, is: 'Physics and mathematics' },
  standard: { review: undefined, is: 'What a standard fixes' },
  publisher: { review: undefined, is: 'What the publisher says of itself' },
} as const;

export type FigureKind = keyof typeof FIGURE_KINDS;

/** `content/figures.yaml`: how figures are called, and of which kind they are. */
export const figureNames = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  z.strictObject({
    label: prose.describe('As it is listed: "Employees"'),
    kind: z
      .literal(Object.keys(FIGURE_KINDS) as [FigureKind, ...FigureKind[]])
      .describe('Says after how many months it is due for review'),
  }),
);

/**
 * The value of a history that leads: the newest. That none is published or on record never leads over a value that once
 * was; that a figure no longer applies does. Undefined for an empty history.
 */
export function leadingValue<Value extends Pick<FigureValue, 'value' | 'absent'>>(
  newestFirst: readonly Value[],
): Value | undefined {
  return newestFirst.find(({ absent }) => absent === undefined || absent === 'does not apply') ?? newestFirst[0];
}
