import type { z } from 'zod';
import { introduction } from './schemas/introduction.ts';
import { quantumAdvantagePage } from './schemas/pages/advantage.ts';
import { aiMlPage } from './schemas/pages/ai-ml.ts';
import { algorithmsPage, complexityPage } from './schemas/pages/algorithms.ts';
import { benchmarksPage } from './schemas/pages/benchmarks.ts';
import { calculatorPage } from './schemas/pages/calculator.ts';
import { codesPage, thresholdsPage } from './schemas/pages/codes.ts';
import { comparisonTexts } from './schemas/pages/comparison.ts';
import { changesPage, chartsPage, dataPage, figuresPage, sourcesPage } from './schemas/pages/data.ts';
import { companiesPage, fundingPage, jobsPage, startupTrackerPage } from './schemas/pages/directory.ts';
import { entriesTexts } from './schemas/pages/entries.ts';
import { errorCorrectionPage } from './schemas/pages/error-correction.ts';
import { estimatesPage } from './schemas/pages/estimates.ts';
import { logicalExperimentsPage } from './schemas/pages/experiments.ts';
import { feasibilityPage } from './schemas/pages/feasibility.ts';
import { hardwarePage } from './schemas/pages/hardware.ts';
import { homePage } from './schemas/pages/home.ts';
import { industryPage } from './schemas/pages/industry.ts';
import { labPage } from './schemas/pages/lab.ts';
import { educationalProgramsPage, learningPathPage, tasksPage, tutorialsPage } from './schemas/pages/learn.ts';
import {
  articlesPage,
  codePage,
  eventsPage,
  interviewsPage,
  listPage,
  machinesPage,
  roadmapsPage,
  timelinePage,
} from './schemas/pages/list-page.ts';
import { mapPage } from './schemas/pages/map.ts';
import { offlinePage } from './schemas/pages/offline.ts';
import { partnersPage } from './schemas/pages/partners.ts';
import { newsletterPage, notationPage } from './schemas/pages/plain-page.ts';
import { glossaryPage, glossarySourcesPage, newsArchivePage, newsPage, researchPage } from './schemas/pages/reading.ts';
import { reviewPage } from './schemas/pages/review.ts';
import { runItPage } from './schemas/pages/run-it.ts';
import { searchPage } from './schemas/pages/search.ts';
import { cryptographyPage, cybersecurityPage, migrationPage } from './schemas/pages/security.ts';
import { teachPage, teachResultsPage } from './schemas/pages/teach.ts';
import { topicsPage } from './schemas/pages/topics.ts';
import { whatIsQuantumPage } from './schemas/pages/what-is-quantum.ts';
import { urls } from './urls.ts';

/** A page whose file in `content/pages` has fields of its own. */
export interface PageRow {
  path: string;
  schema: z.ZodType;
}

/**
 * Every page with a route of its own in `src/pages`, by the name of its file in `content/pages`. A file that has no row
 * here is a page made of sections: its address is its name, and `src/pages/[...page].astro` shows it.
 */
export const pages = {
  index: { path: urls.home(), schema: homePage },
  hardware: { path: urls.topic('hardware'), schema: hardwarePage },
  algorithms: { path: urls.topic('algorithms'), schema: algorithmsPage },
  cryptography: { path: urls.topic('cryptography'), schema: cryptographyPage },
  cybersecurity: { path: urls.topic('cybersecurity'), schema: cybersecurityPage },
  'ai-ml': { path: urls.topic('ai-ml'), schema: aiMlPage },
  topics: { path: urls.topics(), schema: topicsPage },
  tutorials: { path: urls.tutorials(), schema: tutorialsPage },
  tasks: { path: urls.tasks(), schema: tasksPage },
  news: { path: urls.news(), schema: newsPage },
  'news-archive': { path: urls.newsArchive(), schema: newsArchivePage },
  companies: { path: urls.companies(), schema: companiesPage },
  industry: { path: urls.industry(), schema: industryPage },
  'what-is-quantum': { path: urls.whatIsQuantum(), schema: whatIsQuantumPage },
  partners: { path: urls.partners(), schema: partnersPage },
  'startup-tracker': { path: urls.startups(), schema: startupTrackerPage },
  glossary: { path: urls.glossary(), schema: glossaryPage },
  'glossary-sources': { path: urls.glossarySources(), schema: glossarySourcesPage },
  research: { path: urls.research(), schema: researchPage },
  classics: { path: urls.classics(), schema: researchPage },
  'educational-programs': { path: urls.educationalPrograms(), schema: educationalProgramsPage },
  articles: { path: urls.articles(), schema: articlesPage },
  interviews: { path: urls.interviews(), schema: interviewsPage },
  code: { path: urls.code(), schema: codePage },
  funding: { path: urls.funding(), schema: fundingPage },
  jobs: { path: urls.jobs(), schema: jobsPage },
  'learning-path': { path: urls.learningPath(), schema: learningPathPage },
  map: { path: urls.map(), schema: mapPage },
  tools: { path: urls.tools(), schema: listPage },
  events: { path: urls.events(), schema: eventsPage },
  newsletter: { path: urls.newsletter(), schema: newsletterPage },
  figures: { path: urls.figures(), schema: figuresPage },
  changes: { path: urls.changes(), schema: changesPage },
  machines: { path: urls.machines(), schema: machinesPage },
  'logical-experiments': { path: urls.logicalExperiments(), schema: logicalExperimentsPage },
  'error-correction': { path: urls.errorCorrection(), schema: errorCorrectionPage },
  codes: { path: urls.codes(), schema: codesPage },
  thresholds: { path: urls.thresholds(), schema: thresholdsPage },
  estimates: { path: urls.estimates(), schema: estimatesPage },
  feasibility: { path: urls.feasibility(), schema: feasibilityPage },
  calculator: { path: urls.calculator(), schema: calculatorPage },
  'quantum-advantage': { path: urls.quantumAdvantage(), schema: quantumAdvantagePage },
  timeline: { path: urls.timeline(), schema: timelinePage },
  'post-quantum-migration': { path: urls.migration(), schema: migrationPage },
  notation: { path: urls.notation(), schema: notationPage },
  complexity: { path: urls.complexity(), schema: complexityPage },
  benchmarks: { path: urls.benchmarks(), schema: benchmarksPage },
  lab: { path: urls.lab(), schema: labPage },
  'run-it-for-real': { path: urls.runItForReal(), schema: runItPage },
  review: { path: urls.review(), schema: reviewPage },
  teach: { path: urls.teach(), schema: teachPage },
  'teach-results': { path: urls.teachResults(), schema: teachResultsPage },
  roadmaps: { path: urls.roadmaps(), schema: roadmapsPage },
  sources: { path: urls.sources(), schema: sourcesPage },
  'source-releases': { path: urls.sourceReleases(), schema: sourcesPage },
  'source-news': { path: urls.sourceNews(), schema: sourcesPage },
  'source-papers': { path: urls.sourcePapers(), schema: sourcesPage },
  'source-early-papers': { path: urls.sourceEarlyPapers(), schema: sourcesPage },
  charts: { path: urls.charts(), schema: chartsPage },
  data: { path: urls.data(), schema: dataPage },
  offline: { path: urls.offline(), schema: offlinePage },
  search: { path: urls.search(), schema: searchPage },
} as const satisfies Record<string, PageRow>;

/** Files in `content/pages` that are a part of another page. */
export const pageParts = {
  introduction: { path: urls.whatIsQuantum(), schema: introduction },
  // Companies are compared in the same words.
  comparison: { path: urls.machines(), schema: comparisonTexts },
  // Papers, algorithms, circuits and puzzles have pages in the same words.
  entries: { path: urls.glossary(), schema: entriesTexts },
} as const satisfies Record<string, PageRow>;

/** A second address of a page, and the field of its file that says what it is called there. */
export const aliases = [{ path: urls.startupsAlias(), of: 'startup-tracker' }] as const;

export type PageId = keyof typeof pages;
export type PartId = keyof typeof pageParts;
export type PageOf<P extends PageId | PartId> = z.output<(typeof pages & typeof pageParts)[P]['schema']>;

export const pageIds: readonly PageId[] = Object.keys(pages).filter((id): id is PageId => Object.hasOwn(pages, id));
export const partIds: readonly PartId[] = Object.keys(pageParts).filter((id): id is PartId =>
  Object.hasOwn(pageParts, id),
);
