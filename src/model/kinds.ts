import type { z } from 'zod';
import type { Kind } from './kind.ts';
import { pages } from './pages.ts';
import { outcomeOf } from './promise-outcome.ts';
import { advantageClaim, CLAIM_STANDINGS } from './schemas/advantage-claim.ts';
import { ALGORITHM_CATEGORIES, algorithm } from './schemas/algorithm.ts';
import { CODE_FAMILIES, code } from './schemas/code.ts';
import { company } from './schemas/company.ts';
import { deadline } from './schemas/deadline.ts';
import { development } from './schemas/development.ts';
import { ESTIMATE_FIELDS, estimate } from './schemas/estimate.ts';
import { event } from './schemas/event.ts';
import type { FigureHistory } from './schemas/figure.ts';
import { fundingRound } from './schemas/funding-round.ts';
import { CIRCUIT_GROUPS, galleryCircuit } from './schemas/gallery-circuit.ts';
import { glossaryTerm } from './schemas/glossary-term.ts';
import { INTERVIEW_THEMES, interview } from './schemas/interview.ts';
import { lessonPlan } from './schemas/lesson-plan.ts';
import { logicalExperiment } from './schemas/logical-experiment.ts';
import { machine } from './schemas/machine.ts';
import { newsletterIssue } from './schemas/newsletter-issue.ts';
import { notationChapter } from './schemas/notation-chapter.ts';
import { paper } from './schemas/paper.ts';
import { parameterSet, SCHEME_STATUSES } from './schemas/parameter-set.ts';
import { pqcFamily } from './schemas/pqc-family.ts';
import { promise } from './schemas/promise.ts';
import { PUZZLE_GROUPS, puzzle } from './schemas/puzzle.ts';
import { qubitTechnology } from './schemas/qubit-technology.ts';
import { sourceEntry } from './schemas/source.ts';
import { startup } from './schemas/startup.ts';
import { TASK_LEVELS, task } from './schemas/task.ts';
import { threat } from './schemas/threat.ts';
import { NOISE_MODELS, threshold } from './schemas/threshold.ts';
import { tool } from './schemas/tool.ts';
import { topic } from './schemas/topic.ts';
import { tourStep } from './schemas/tour-step.ts';
import { tutorial, tutorialStep } from './schemas/tutorial.ts';
import { university } from './schemas/university.ts';
import { workload } from './schemas/workload.ts';
import { abbreviationsIn, paperNumbers, sentences } from './search-text.ts';
import { shelfOf } from './source-shelves.ts';
import { urls } from './urls.ts';

/**
 * Every kind of content: a folder of `content/` by its name. Whatever the site does with all kinds alike — reading,
 * checking, searching, publishing as open data, dating pages, drawing share images — it does from this table.
 */
export const kinds = {
  companies: kind('companies', company, {
    label: 'Companies',
    page: urls.companies(),
    ownPage: urls.company,
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
  }),
  startups: kind('startups', startup, {
    label: 'Startups',
    page: urls.startups(),
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    searched: ({ description, focus, location, lastFunding, investors }) => ({
      text: sentences(description, focus, location, lastFunding, ...investors),
    }),
  }),
  'funding-rounds': kind('funding-rounds', fundingRound, {
    label: 'Funding rounds',
    page: urls.funding(),
    nameOf: ({ company: name, terms, date }) => `${name}: ${terms}, ${date}`,
    summaryOf: ({ terms }) => terms,
    dateOf: asOf,
    compare: (a, b) => b.date.localeCompare(a.date) || a.company.localeCompare(b.company, 'en'),
  }),
  glossary: kind('glossary', glossaryTerm, {
    label: 'Glossary terms',
    page: urls.glossary(),
    fullPage: urls.termPage,
    nameOf: ({ term }) => term,
    summaryOf: ({ definition }) => definition,
    dateOf: asOf,
    searched: ({ aliases, definition }) => ({ names: aliases, text: definition }),
  }),
  papers: kind('papers', paper, {
    label: 'Research papers',
    isArticle: true,
    page: urls.research(),
    fullPage: urls.paperPage,
    listedOn: ({ shelf }) => (shelf ? urls.classics() : undefined),
    nameOf: ({ title }) => title,
    summaryOf: ({ summary }) => summary,
    dateOf: asOf,
    topicOf: ({ topic }) => topic,
    compare: (a, b) => b.year - a.year,
    searched: ({ authors, year, venue, url, arxiv, summary }) => ({
      names: paperNumbers([url, ...(arxiv ? [`https://arxiv.org/abs/${arxiv}`] : [])]),
      text: sentences(summary, authors, `${venue} (${year})`),
    }),
  }),
  machines: kind('machines', machine, {
    label: 'Machines',
    page: urls.machines(),
    ownPage: urls.machine,
    nameOf: ({ name, maker }) => `${maker} ${name}`,
    summaryOf: ({ summary }) => summary,
    dateOf: asOf,
    // The newest first.
    compare: (a, b) => b.since.localeCompare(a.since) || a.name.localeCompare(b.name, 'en'),
    topicOf: () => 'hardware',
    isHistory: ({ status }) => status === 'retired',
  }),
  'logical-experiments': kind('logical-experiments', logicalExperiment, {
    label: 'Experiments with logical qubits',
    page: urls.logicalExperiments(),
    ownPage: urls.logicalExperiment,
    nameOf: ({ title }) => title,
    summaryOf: ({ note }) => note,
    dateOf: asOf,
    // The newest first.
    compare: (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'),
    // What was measured in an experiment stays what was measured.
    isHistory: () => true,
  }),
  codes: kind('codes', code, {
    label: 'Error-correcting codes',
    page: urls.codes(),
    ownPage: urls.quantumCode,
    nameOf: ({ name }) => name,
    summaryOf: ({ summary }) => summary,
    dateOf: asOf,
    topicOf: () => 'hardware',
    // Family by family, the oldest first.
    compare: (a, b) => CODE_FAMILIES.indexOf(a.family) - CODE_FAMILIES.indexOf(b.family) || a.year - b.year,
  }),
  thresholds: kind('thresholds', threshold, {
    label: 'Error thresholds',
    page: urls.thresholds(),
    nameOf: ({ name }) => name,
    summaryOf: ({ name, note }) => note ?? name,
    dateOf: asOf,
    // Noise model by noise model, the highest first.
    compare: (a, b) =>
      NOISE_MODELS.indexOf(a.noise) - NOISE_MODELS.indexOf(b.noise) || percentOf(b.figures) - percentOf(a.figures),
    searched: ({ name, geometry, note = '' }) => ({ text: sentences(name, geometry, note) }),
  }),
  estimates: kind('estimates', estimate, {
    label: 'Estimates of what algorithms take',
    page: urls.estimates(),
    ownPage: urls.estimate,
    nameOf: ({ title }) => title,
    summaryOf: ({ note }) => note,
    dateOf: asOf,
    topicOf: ({ field }) => (field === 'keys and hashes' ? 'cryptography' : 'algorithms'),
    // Problem by problem, the newest first.
    compare: (a, b) =>
      ESTIMATE_FIELDS.indexOf(a.field) - ESTIMATE_FIELDS.indexOf(b.field) ||
      a.problem.localeCompare(b.problem, 'en') ||
      b.date.localeCompare(a.date),
    // What was estimated stays what was estimated.
    isHistory: () => true,
  }),
  workloads: kind('workloads', workload, {
    label: 'Workloads',
    page: urls.feasibility(),
    nameOf: ({ name }) => name,
    summaryOf: ({ what }) => what,
    dateOf: asOf,
    // Without correction first, from the easiest on.
    compare: (a, b) => Number(a.corrected !== undefined) - Number(b.corrected !== undefined) || a.order - b.order,
  }),
  'advantage-claims': kind('advantage-claims', advantageClaim, {
    label: 'Claims of quantum advantage',
    page: urls.quantumAdvantage(),
    ownPage: urls.advantageClaim,
    nameOf: ({ title }) => title,
    summaryOf: ({ claimed }) => claimed,
    dateOf: asOf,
    topicOf: () => 'hardware',
    // Standing by standing, the oldest first.
    compare: (a, b) =>
      CLAIM_STANDINGS.indexOf(a.standing) - CLAIM_STANDINGS.indexOf(b.standing) || a.date.localeCompare(b.date),
    // What was claimed stays what was claimed.
    isHistory: () => true,
  }),
  developments: kind('developments', development, {
    label: 'News',
    page: urls.news(),
    alsoOn: [urls.newsArchive()],
    ownPage: urls.story,
    nameOf: ({ title }) => title,
    summaryOf: ({ what }) => what,
    dateOf: ({ date }) => date,
    topicOf: ({ about }) => about.topics[0],
    // The newest first.
    compare: (a, b) => b.date.localeCompare(a.date),
  }),
  promises: kind('promises', promise, {
    label: 'Promises',
    page: urls.roadmaps(),
    nameOf: ({ vendor, what }) => `${vendor}: ${what}`,
    summaryOf: ({ what }) => what,
    dateOf: (entry) => outcomeOf(entry).on ?? entry.said,
    compare: (a, b) => a.vendor.localeCompare(b.vendor, 'en') || a.said.localeCompare(b.said),
    searched: ({ vendor, what, outcome }) => ({ text: sentences(what, vendor, outcome.note ?? '') }),
  }),
  newsletters: kind('newsletters', newsletterIssue, {
    label: 'Issues of the newsletter',
    page: urls.newsletter(),
    ownPage: urls.newsletterIssue,
    nameOf: ({ title }) => title,
    summaryOf: ({ description }) => description,
    dateOf: ({ date }) => date,
    // The newest first.
    compare: (a, b) => b.date.localeCompare(a.date),
    // Letters that tell of entries, not facts of their own.
    published: false,
  }),
  universities: kind('universities', university, {
    label: 'Universities',
    page: urls.educationalPrograms(),
    nameOf: ({ name }) => name,
    summaryOf: ({ location }) => location,
    dateOf: asOf,
    compare: (a, b) => a.order - b.order,
    searched: ({ name: university, location, programs }) => ({
      names: abbreviationsIn(university),
      text: sentences(location, ...programs.flatMap(({ name, level, description }) => [name, level, description])),
    }),
  }),
  algorithms: kind('algorithms', algorithm, {
    label: 'Algorithms',
    isArticle: true,
    page: urls.topic('algorithms'),
    fullPage: urls.algorithmPage,
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    // Category by category, the oldest first; among those of one year the one that has a card.
    compare: (a, b) =>
      ALGORITHM_CATEGORIES.indexOf(a.category) - ALGORITHM_CATEGORIES.indexOf(b.category) ||
      a.discovered - b.discovered ||
      Number(b.featured !== undefined) - Number(a.featured !== undefined),
    searched: ({ description, discoverer, applications }) => ({
      text: sentences(description, `Found by ${discoverer}`, ...applications),
    }),
  }),
  'qubit-technologies': kind('qubit-technologies', qubitTechnology, {
    label: 'Qubit technologies',
    isArticle: true,
    page: urls.topic('hardware'),
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    compare: (a, b) => a.order - b.order,
  }),
  'pqc-families': kind('pqc-families', pqcFamily, {
    label: 'Families of post-quantum schemes',
    isArticle: true,
    page: urls.topic('cryptography'),
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    compare: (a, b) => a.order - b.order,
  }),
  deadlines: kind('deadlines', deadline, {
    label: 'Migration deadlines',
    page: urls.migration(),
    nameOf: ({ authority, scope, due, sector }) => `${authority}, ${due}: ${scope.toLowerCase()} (${sector})`,
    summaryOf: ({ what }) => what,
    dateOf: asOf,
    compare: (a, b) => a.due.localeCompare(b.due) || a.authority.localeCompare(b.authority, 'en'),
    searched: ({ what, authority, region, sector }) => ({ text: sentences(what, authority, region, sector) }),
  }),
  'parameter-sets': kind('parameter-sets', parameterSet, {
    label: 'Parameter sets',
    page: urls.migration(),
    nameOf: ({ name }) => name,
    summaryOf: ({ scheme, use, standard }) => `${use} with ${scheme} (${standard})`,
    dateOf: asOf,
    compare: (a, b) =>
      a.use.localeCompare(b.use, 'en') ||
      SCHEME_STATUSES.indexOf(a.status) - SCHEME_STATUSES.indexOf(b.status) ||
      a.standard.localeCompare(b.standard, 'en') ||
      a.publicKey - b.publicKey,
    searched: ({ scheme, use, standard, family }) => ({ text: sentences(scheme, use, standard, family) }),
  }),
  threats: kind('threats', threat, {
    label: 'Threatened cryptosystems',
    isArticle: true,
    page: urls.topic('cryptography'),
    nameOf: ({ name }) => name,
    summaryOf: ({ quantumThreat }) => quantumThreat,
    dateOf: asOf,
    compare: (a, b) => a.order - b.order,
  }),
  topics: kind('topics', topic, {
    label: 'Topics',
    page: urls.topics(),
    ownPage: urls.topic,
    nameOf: ({ title }) => title,
    summaryOf: ({ description }) => description,
    dateOf: ({ lastUpdated }) => lastUpdated,
    compare: (a, b) => a.order - b.order,
  }),
  tutorials: kind('tutorials', tutorial, {
    files: /^tutorials\/([^/]+)\/tutorial\.yaml$/,
    label: 'Tutorials',
    isArticle: true,
    page: urls.tutorials(),
    ownPage: urls.tutorial,
    nameOf: ({ title }) => title,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    compare: (a, b) => a.number - b.number,
    published: { without: ['misconceptions'] },
  }),
  'tutorial-steps': kind('tutorial-steps', tutorialStep, {
    files: /^tutorials\/([^/]+\/[^/]+)\.mdx$/,
    label: 'Tutorial steps',
    isArticle: true,
    page: urls.tutorials(),
    ownPage: (id) => urls.tutorialStep(...placeOfStep(id)),
    nameOf: ({ title }) => title,
    summaryOf: ({ title }) => title,
    // A step shares the date of its tutorial.
    dateOf: () => undefined,
    published: false,
  }),
  circuits: kind('circuits', galleryCircuit, {
    label: 'Circuits',
    page: urls.lab(),
    fullPage: urls.circuitPage,
    nameOf: ({ title }) => title,
    summaryOf: ({ what }) => what,
    dateOf: asOf,
    // Shelf by shelf, each from the easiest on.
    compare: (a, b) => CIRCUIT_GROUPS.indexOf(a.group) - CIRCUIT_GROUPS.indexOf(b.group) || a.order - b.order,
    searched: ({ what, outcome, see }) => ({ text: sentences(what, outcome, see.text) }),
  }),
  notation: kind('notation', notationChapter, {
    files: /^notation\/([^/]+)\.mdx$/,
    label: 'Notation',
    isArticle: true,
    page: urls.notation(),
    ownPage: urls.notationChapter,
    nameOf: ({ title }) => title,
    summaryOf: ({ summary }) => summary,
    compare: (a, b) => a.chapter - b.chapter,
    // A chapter shares the date of its page.
    dateOf: () => undefined,
    published: false,
  }),
  puzzles: kind('puzzles', puzzle, {
    label: 'Puzzles of the circuit lab',
    page: urls.lab(),
    fullPage: urls.puzzlePage,
    nameOf: ({ title }) => title,
    summaryOf: ({ task }) => task,
    dateOf: asOf,
    compare: (a, b) => PUZZLE_GROUPS.indexOf(a.group) - PUZZLE_GROUPS.indexOf(b.group) || a.order - b.order,
    searched: ({ task, group }) => ({ text: sentences(task, group) }),
  }),
  tasks: kind('tasks', task, {
    label: 'Tasks',
    page: urls.tasks(),
    ownPage: urls.task,
    nameOf: ({ title }) => title,
    summaryOf: ({ task: asked }) => asked,
    dateOf: asOf,
    compare: (a, b) =>
      a.tutorial.localeCompare(b.tutorial, 'en') ||
      a.step - b.step ||
      TASK_LEVELS.indexOf(a.level) - TASK_LEVELS.indexOf(b.level) ||
      a.order - b.order,
    // A lesson with its solutions, not a list of facts.
    published: false,
  }),
  'lesson-plans': kind('lesson-plans', lessonPlan, {
    label: 'Lesson plans',
    page: urls.teach(),
    ownPage: urls.lessonPlan,
    nameOf: ({ title }) => title,
    summaryOf: ({ goal }) => goal,
    dateOf: asOf,
    compare: (a, b) => a.number - b.number,
  }),
  'lab-tour': kind('lab-tour', tourStep, {
    label: 'Steps of the tour through the circuit lab',
    page: urls.lab(),
    nameOf: ({ title }) => title,
    summaryOf: ({ task }) => task,
    dateOf: asOf,
    compare: (a, b) => a.step - b.step,
    searched: ({ text, task }) => ({ text: sentences(task, ...text) }),
    // A lesson, as the steps of a tutorial are, not a list of facts.
    published: false,
  }),
  tools: kind('tools', tool, {
    label: 'Tools',
    page: urls.tools(),
    nameOf: ({ name }) => name,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    searched: ({ maker, purpose, description, languages, access }) => ({
      text: sentences(description, ...(access ? [`Free of charge: ${access}`] : []), maker, purpose, ...languages),
    }),
  }),
  events: kind('events', event, {
    label: 'Events',
    page: urls.events(),
    nameOf: ({ name }) => name,
    summaryOf: ({ cadence }) => cadence,
    dateOf: asOf,
    searched: ({ organizer, type, cadence, place }) => ({ text: sentences(cadence, place, organizer, type) }),
  }),
  sources: kind('sources', sourceEntry, {
    label: 'Sources',
    page: urls.sources(),
    listedOn: (source) => pages[shelfOf(source)].path,
    nameOf: ({ title }) => title,
    summaryOf: ({ holds }) => holds,
    dateOf: ({ date }) => date,
  }),
  interviews: kind('interviews', interview, {
    label: 'Interviews',
    isArticle: true,
    page: urls.interviews(),
    nameOf: ({ title }) => title,
    summaryOf: ({ description }) => description,
    dateOf: asOf,
    // Theme by theme, in each the latest first and those without a date last.
    compare: (a, b) =>
      INTERVIEW_THEMES.indexOf(a.theme) - INTERVIEW_THEMES.indexOf(b.theme) ||
      (b.date ?? '').localeCompare(a.date ?? ''),
  }),
};

export type KindId = keyof typeof kinds;

export type DataOf<K extends KindId> = z.output<(typeof kinds)[K]['schema']>;

export function isKindId(id: string): id is KindId {
  return Object.hasOwn(kinds, id);
}

export const kindIds: readonly KindId[] = Object.keys(kinds).filter(isKindId);

/** The tutorial of a step and its number, from the step's id "grovers-search/01-the-search-problem". */
export function placeOfStep(id: string): [tutorial: string, number: number] {
  const [tutorial = '', file = ''] = id.split('/');
  return [tutorial, Number.parseInt(file, 10)];
}

function kind<Data>(
  folder: string,
  schema: z.ZodType<Data>,
  about: Omit<Kind<NoInfer<Data>>, 'schema' | 'files'> & { files?: RegExp },
): Kind<Data> {
  return { files: new RegExp(`^${folder}/([^/]+)\\.yaml$`), ...about, schema };
}

function asOf(data: { asOf: string }): string {
  return data.asOf;
}

/** The number of an entry's one figure. */
function percentOf(figures: Readonly<Record<string, FigureHistory>>): number {
  return Object.values(figures)[0]?.[0]?.percent ?? 0;
}
