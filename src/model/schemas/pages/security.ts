import { z } from 'zod';
import { entrySources } from '../citation.ts';
import { namedLink, pageHead, prose, topicPage } from '../fields.ts';
import { figures } from '../figure.ts';
import { ownSection, sections } from '../sections.ts';

const quantumThreat = ownSection('quantum-threat', {
  chart: z
    .strictObject({
      title: prose.describe(
        'Where the first target fell: {target}, {from} qubits, {to} qubits, {years} years; {machine} has {largest}',
      ),
      unchanged: prose.describe('Where it did not fall: {target}, {to}, {machine}, {largest}'),
      unit: prose,
      note: prose.describe('What the counts do not say'),
      basis: prose.describe('{count} estimates, the {newest}'),
      label: prose.describe('For those who do not see it'),
      machine: prose.describe('At the line of machines: {largest}'),
      signs: z.strictObject({ reviewed: prose, preprint: prose, machines: prose }),
      columns: z.array(prose).length(6).describe('Of the table of its values'),
    })
    .describe('Published estimates and the largest machine through the years'),
  remark: z.strictObject({ title: prose, text: prose, sources: entrySources }).describe('Set apart under the cards'),
}).describe('The threatened cryptosystems of content/threats');

const families = ownSection('pqc-families', {}).describe('The schemes of content/pqc-families');

export const cryptographyPage = z.strictObject({
  ...topicPage.shape,
  figures: figures(),
  sections: sections(quantumThreat, families),
});

export type QuantumThreat = z.infer<typeof quantumThreat>;
export type PqcFamiliesSection = z.infer<typeof families>;

const moscasRule = ownSection('moscas-rule', {
  text: prose,
  caption: prose.describe('What the drawing shows until somebody moves a year'),
  sources: entrySources,
}).describe("Mosca's inequality, drawn with the three years of the migration page");

export const cybersecurityPage = z.strictObject({ ...topicPage.shape, sections: sections(moscasRule) });

export type MoscasRule = z.infer<typeof moscasRule>;

const deadlines = ownSection('deadlines', {
  caption: prose.describe('What the rows are'),
  note: prose.describe('How the dates are to be read'),
}).describe('The dates of content/deadlines on one axis, and as a calendar');

const parameterSets = ownSection('parameter-sets', {
  keyEstablishment: prose.describe('Caption of the table of schemes for key establishment'),
  signatures: prose.describe('Caption of the table of signature schemes'),
  note: prose.describe('What the sizes do not say'),
}).describe('The schemes of content/parameter-sets');

const checklist = ownSection('checklist', {
  phases: z
    .array(
      z.strictObject({
        name: prose.describe('Name of the phase'),
        when: prose.optional().describe('When it should be done, where somebody says so'),
        tasks: z.array(prose).min(1).describe('What to do, each with a verb'),
      }),
    )
    .min(1)
    .describe('Also a Markdown file to take away'),
});

const years = z.number().int().nonnegative();

const yoursTexts = z
  .strictObject({ migration: prose, secrecy: prose, machine: prose, exposed: prose })
  .describe('Words in the drawing; {years} is "8 years"');

const slider = z.strictObject({ label: prose, hint: prose, from: years, to: years }).describe('One of the three years');

const yours = z
  .strictObject({
    example: z.strictObject({ secrecy: years, migration: years, machine: years }).describe('Until somebody moves them'),
    secrecy: slider,
    migration: slider,
    machine: slider,
    drawing: yoursTexts,
    short: yoursTexts.describe('The same for a phone'),
    exposed: prose.describe('What it comes to: {until} is the year of the move, {years} how long data lie open'),
    safe: prose.describe('The same where nothing lies open'),
    passed: prose.describe('How many dates fall before the move: {count} of {total}, {until}'),
  })
  .describe("Mosca's inequality in the axis of the dates");

const deadlinesChart = z
  .strictObject({
    someBind: prose.describe('The title: {early} of {count} dates by {year}, of which {binding} bind'),
    noneBinds: prose,
    empty: prose,
    unit: prose,
    note: prose,
    basis: prose,
    label: prose.describe('What the drawing is, for those who do not see it'),
    columns: z.array(prose).length(7),
    today: prose,
    allRegions: prose.describe('The one row of the small chart on other pages'),
    choose: prose.describe('What the keys of the chart do'),
    small: prose.describe('The link from the small chart on other pages'),
  })
  .describe('The chart over the page');

const taken = z
  .strictObject({
    everywhere: prose.describe('Before the files where no region is chosen'),
    chosen: prose.describe('Before the files of a region: {region}, {count}'),
    sheet: prose,
    calendar: prose,
    table: prose,
    markdown: prose,
    all: prose.describe('Opens the files of all regions'),
  })
  .describe('What can be taken along of the dates');

const sheet = z
  .strictObject({
    title: prose.max(60).describe('Title of the page: {region}'),
    description: prose.describe('{region}'),
    name: prose.describe('In the breadcrumbs'),
    aliases: z.array(prose).describe('By which the search finds it, too'),
    intro: prose,
    others: prose.describe('Over the links to the sheets of other regions'),
    print: prose,
    threat: z.array(prose).length(3),
    terms: z.strictObject({ secrecy: prose, migration: prose, machine: prose, exposed: prose }),
    dates: prose,
    order: prose.describe('Which dates come first, and how many bind: {binding} of {count}'),
    noneBinds: prose.describe('The same where nothing binds: {count}'),
    more: prose.describe('The dates that have no room: {count}'),
    actionsTitle: prose,
    actions: z.array(z.strictObject({ name: prose, text: prose })).length(5),
    schemesTitle: prose,
    schemes: z.array(z.strictObject({ use: prose, set: prose.describe('An entry of content/parameter-sets') })).min(1),
    sources: prose,
    works: z.array(prose).describe('Sources of the threat, by their entries in content/sources'),
  })
  .describe('The page for management, one for each region');

/** `content/pages/post-quantum-migration.yaml` */
export const migrationPage = z.strictObject({
  ...pageHead,
  aliases: z.array(prose).describe('Laws and supervisors by whose names the search finds the page, too'),
  figures: figures().optional(),
  unions: z.record(prose, z.array(prose)).describe('Unions by their members that have dates of their own'),
  chart: deadlinesChart,
  yours,
  taken,
  sheet,
  sections: sections(deadlines, parameterSets, checklist),
  related: z.array(namedLink).min(1),
});

export type DeadlinesSection = z.infer<typeof deadlines>;
export type ParameterSetsSection = z.infer<typeof parameterSets>;
export type ChecklistSection = z.infer<typeof checklist>;
export type MigrationPage = z.infer<typeof migrationPage>;
