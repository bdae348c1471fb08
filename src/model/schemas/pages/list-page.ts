import { z } from 'zod';
import { DEVELOPMENT_STATUSES } from '../development.ts';
import { pageHead, prose, sectionHead } from '../fields.ts';
import { ABSENT } from '../figure.ts';
import { LATTICE_SHAPES } from '../machine.ts';
import { idOf } from '../references.ts';
import { sections } from '../sections.ts';
import { MACHINE_TECHNOLOGIES } from '../technology.ts';

/** What a list's filter says. */
export const filterText = z.strictObject({
  counted: prose.describe('What is counted, in the plural: "tools"'),
  placeholder: prose.describe('What stands in the empty search field'),
  nothingFound: z.strictObject({ title: prose, hint: prose }),
});

const lead = z.strictObject({
  alone: prose.describe('After a name: "errs least"'),
  together: prose.describe('Where one leads in both: "the fewest errors"'),
});

/** What a comparison of entries says, besides their figures. */
export const comparisonText = z.strictObject({
  leads: z.tuple([lead, lead]).describe('What the title says of the two figures that it speaks of'),
  noLead: prose.describe('The title where the first of these figures does not compare'),
  tie: prose.describe('The title where it compares and nobody leads'),
  names: z
    .record(z.string(), prose)
    .describe('What kinds of values are called where they do not compare: "a typical value from the maker"'),
});

export type ComparisonText = z.infer<typeof comparisonText>;

/** A page that is one list with a filter: `content/pages/tools.yaml`, `content/pages/events.yaml`. */
export const listPage = z.strictObject({
  ...pageHead,
  sections: sections().optional().describe('What follows the list'),
  list: z.strictObject({
    ...sectionHead,
    ...filterText.shape,
    note: prose.optional().describe('One paragraph under the list: what it leaves out, and how dates are to be read'),
  }),
});

export type ListPage = z.infer<typeof listPage>;

export const articlesPage = listPage.extend({
  feeds: prose.describe('Before the links to the feeds'),
  kinds: prose.describe('What the bars of the kinds are called, for screen readers'),
  profiles: prose.describe('What opens the profiles of companies: {count}'),
});

export const eventsPage = listPage.extend({
  year: z
    .strictObject({
      next: prose.describe('Before the days of the next meeting'),
      label: prose.describe('What the months are called, for screen readers'),
      signs: z.strictObject({ confirmed: prose, announced: prose, usual: prose }).describe('What the signs mean'),
      unknown: prose.describe('Before the meetings of which no month is known'),
    })
    .describe('The drawing above the list'),
});

export type EventsPage = z.infer<typeof eventsPage>;

export const interviewsPage = listPage.extend({
  line: z
    .strictObject({
      title: prose.describe('How many of the {dated} are from the last ten years: {recent}'),
      unit: prose.describe('How the drawing is to be read'),
      undated: prose.describe('Over what has no date'),
    })
    .describe('The drawing above the list'),
});

export type InterviewsPage = z.infer<typeof interviewsPage>;

export const codePage = listPage.extend({
  software: z.strictObject({
    ...sectionHead,
    tools: z
      .array(idOf('tools'))
      .min(1)
      .describe('Ids of tools in content/tools, in the order in which they are shown'),
  }),
});

export type CodePage = z.infer<typeof codePage>;

/** What is said of a machine's portrait: the number, the shape, and what of it is ours. */
const portraitWords = z.strictObject({
  coupled: prose.describe('Where the number of {couplings} is published, too, beside {sites} and {shape}'),
  shaped: prose.describe('Where {sites} and the kind of lattice are'),
  placed: prose.describe('Where the shape is such that nothing but the spacing is open'),
  unplaced: prose.describe('Where {sites} is all that is known'),
  single: prose.describe('Of one qubit'),
  planned: prose.describe('Before what is counted of a machine that is only announced'),
  uncounted: z.record(z.enum(ABSENT), prose).describe('Instead of a count, by why there is none'),
  sites: z.record(z.enum(MACHINE_TECHNOLOGIES), prose).describe('What is counted, in the plural'),
  shapes: z.record(z.enum(LATTICE_SHAPES), prose),
});

/** `content/pages/machines.yaml`: its sources are those of the machines. */
export const machinesPage = listPage.omit({ sources: true }).extend({
  chart: z
    .strictObject({
      oneLeads: prose.describe('Title where one machine leads in both: {name}'),
      severalLead: prose.describe('Title where several lead, each in its own way: {count} in words'),
      noneCompares: prose.describe('Title where no mean or median is on record'),
      until: prose.describe('Before the {finding} of an earlier {year}'),
      years: z
        .strictObject({ label: prose, play: prose, pause: prose, hint: prose, keys: prose })
        .describe('What goes through the years, and what the keys are called'),
      lowest: prose.describe('Under the title: {name}, {error} and {qubits} of the machine that errs least'),
      largest: prose.describe('Then {name} of the largest that leads, {times} as many qubits, {often} as many errors'),
      unit: prose.describe('What is drawn, in one line'),
      note: prose.describe('What the drawing leaves out'),
      basis: prose.describe('What it rests on: {count} machines, {newest} value'),
      label: prose.describe('For those who do not see it'),
      errorAxis: prose,
      qubitAxis: prose,
      threshold: prose.describe('In the band'),
      thresholdShort: prose.describe('The same on a phone'),
      free: prose.describe('In the region where no machine is'),
      freeOfMeans: prose.describe('The same where only best or typical values are'),
      withoutError: prose.describe('Over the signs of {count} gate machines without an error'),
      withoutCount: prose.describe('Then how many of them, {count}, have no number of qubits either'),
      withoutGates: prose.describe('Over the signs of {count} machines that run no gates'),
      columns: z.array(prose).length(8).describe('Of the table of its values'),
    })
    .describe('Machines by qubits and two-qubit error'),
  records: z
    .strictObject({
      title: prose.describe('The {first} record, its {year}, and the {lowest}'),
      unchanged: prose.describe('The same where there is only one record'),
      unit: prose,
      basis: prose.describe('What it rests on: {count} values'),
      label: prose.describe('For those who do not see it'),
      none: prose.describe('In a panel without a value'),
      columns: z.array(prose).length(5).describe('Of the table of its values'),
    })
    .describe('The lowest two-qubit errors through the years'),
  sorting: prose.describe('What pressing and ticking does in the table; not shown without script'),
  compare: comparisonText,
  among: z
    .strictObject({
      first: prose.describe('Title where {name} errs least of {total}'),
      second: prose.describe('The same where one errs less'),
      rank: prose.describe('The same where {count} err less'),
      other: prose.describe('The same of a {kind} value'),
      noError: prose,
      noGates: prose,
      all: prose.describe('The way to all machines'),
    })
    .describe("On a machine's page: its place among all"),
  history: z
    .strictObject({
      ...sectionHead,
      earlier: prose.describe('Beside a value that has several before it: {count}'),
      log: prose.describe('Under a figure whose axis has equal ratios'),
      linear: prose.describe('Under a figure whose axis begins at zero'),
      kinds: z
        .strictObject({ mean: prose, median: prose, typical: prose, best: prose })
        .describe('What each sign stands for; a count or a time has that of a mean'),
      reported: prose.describe('What a broken sign stands for'),
      promise: prose.describe('What a hollow sign stands for'),
      promised: prose.describe('Beside it: its {value} and its {outcome}'),
      due: prose.describe('Then the {date} that it was promised for'),
      columns: z.array(prose).length(3).describe('Of the table of its values'),
      overview: z
        .strictObject({
          title: prose,
          counted: prose.describe(
            'How many machines, {count} of {total}, have an earlier value, and of how many {figures}',
          ),
          moved: prose.describe('What the list has and what it leaves out'),
          columns: z.array(prose).length(3),
        })
        .describe('On the page of all machines: those whose figures moved most'),
    })
    .describe("On a machine's page: its figures through time, beside what was promised"),
  reading: z.strictObject({ ...sectionHead, points: z.array(prose).min(1) }).describe('How the numbers are to be read'),
  portrait: portraitWords,
});

export type MachinesPage = z.infer<typeof machinesPage>;

/** `content/pages/timeline.yaml`: its sources are those of the developments and papers. */
export const timelinePage = listPage.omit({ sources: true }).extend({
  chart: z
    .strictObject({
      title: prose.describe('{young} of {all} developments, those that are younger than three years'),
      noneYoung: prose.describe('The same where none of {all} is'),
      unit: prose.describe('The two scales: {cut} is the year between them, {before} the years before it'),
      landmarks: prose.describe('Then how many of them, {count}, carry names'),
      note: prose.describe('What bars are, {most} of a month, and what the drawing leaves out'),
      unlessNarrow: z
        .strictObject({ unit: prose, note: prose })
        .describe('What the drawing of a phone does not show: the sizes of marks, and the strokes of papers'),
      basis: prose.describe('What it rests on: {developments}, {papers}, and the {newest} date'),
      label: prose.describe('For those who do not see it'),
      month: prose.describe('Beside the bars: what they count'),
      most: prose.describe('Then the highest bar: {count}'),
      papers: prose.describe('Beside the papers of which no development tells'),
      byYear: prose.describe('Then how many, {count}, and that only their year is known'),
      statuses: z.record(z.enum(DEVELOPMENT_STATUSES), prose).describe('What the signs of the key mean'),
      landmark: prose.describe('The same of a landmark'),
      columns: z.array(prose).length(3).describe('Of the table of its values'),
    })
    .describe('The drawing above the list'),
  zoom: z
    .strictObject({ group: prose, all: prose, recent: prose, lastYear: prose, closer: prose, farther: prose })
    .describe('What the buttons over the drawing are called'),
  years: prose.describe('What the links to the years over the list are called'),
  more: prose.describe('What opens the rest of a year: {count} of {year}'),
});

export type TimelinePage = z.infer<typeof timelinePage>;

const verb = z.strictObject({ one: prose, many: prose });

/** `content/pages/roadmaps.yaml`: its sources are those of the promises. */
export const roadmapsPage = listPage.omit({ sources: true }).extend({
  chart: z
    .strictObject({
      title: prose.describe('Of {settled} promises, {kept} were kept'),
      titleOne: prose.describe('The same where one was kept'),
      titleNone: prose.describe('The same where none was kept'),
      nothingSettled: prose.describe('Title where no promise is settled'),
      verbs: z
        .strictObject({ late: verb, changed: verb, missed: verb, overdue: verb, open: verb })
        .describe('Under the title, after the number of promises with each outcome'),
      delay: prose.describe('After the number of late ones: the median of their delays, {months}'),
      names: z
        .strictObject({ kept: prose, late: prose, overdue: prose, changed: prose, missed: prose, open: prose })
        .describe('Beside the signs'),
      unit: prose.describe('After the numbers: what they do not count'),
      note: prose.describe('How the drawing is to be read'),
      basis: prose.describe('What it rests on: {count} promises, {newest} outcome'),
      label: prose.describe('For those who do not see it'),
      keys: z.strictObject({ line: prose, delay: prose, noDate: prose }).describe('What the lines stand for'),
      today: prose.describe('On the flag'),
      noDate: prose.describe('Where the line of a promise without a date ends'),
      columns: z.array(prose).length(6).describe('Of the table of its values'),
      more: prose.describe('On the button that opens the lanes of {vendors} with few {promises}'),
      vendors: prose.describe('Names the links to the lanes, on a phone'),
      strip: z
        .strictObject({
          title: prose.describe('{vendors} kept {kept} of {settled}; "none" for 0'),
          unit: prose.describe('{shown} makers of {count}'),
          label: prose,
        })
        .describe('The promises of three makers, as the home page shows them'),
    })
    .describe('Promises in time, a lane for each vendor'),
  years: z.strictObject(sectionHead).describe('The promises by the year for which they were made'),
  outcomes: z
    .strictObject({ kept: prose, late: prose, overdue: prose, changed: prose, missed: prose, open: prose })
    .describe('The rule for each word, beside its sign'),
  tallies: prose.describe('Under the signs with their numbers: what the numbers do not mean'),
  corrections: z
    .strictObject({
      ...sectionHead,
      paragraphs: z.array(prose).min(1).describe('Who has a say in the verdicts, and what a correction needs'),
      write: prose.describe('Before the address to which corrections go'),
    })
    .describe('How a maker, or anybody else, has a verdict corrected'),
});

export type RoadmapsPage = z.infer<typeof roadmapsPage>;
