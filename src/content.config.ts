import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { algorithm } from './model/schemas/algorithm.ts';
import { company } from './model/schemas/company.ts';
import { event } from './model/schemas/event.ts';
import { fundingRound } from './model/schemas/funding-round.ts';
import { glossaryTerm } from './model/schemas/glossary-term.ts';
import { interview } from './model/schemas/interview.ts';
import { introduction } from './model/schemas/introduction.ts';
import { newsItem } from './model/schemas/news-item.ts';
import { aiMlPage } from './model/schemas/pages/ai-ml.ts';
import { algorithmsPage } from './model/schemas/pages/algorithms.ts';
import { articlesPage } from './model/schemas/pages/articles.ts';
import { codePage } from './model/schemas/pages/code.ts';
import { companiesPage } from './model/schemas/pages/companies.ts';
import { cryptographyPage } from './model/schemas/pages/cryptography.ts';
import { cybersecurityPage } from './model/schemas/pages/cybersecurity.ts';
import { dataPage } from './model/schemas/pages/data.ts';
import { educationalProgramsPage } from './model/schemas/pages/educational-programs.ts';
import { ethicsPage } from './model/schemas/pages/ethics.ts';
import { fundingPage } from './model/schemas/pages/funding.ts';
import { glossaryPage } from './model/schemas/pages/glossary.ts';
import { hardwarePage } from './model/schemas/pages/hardware.ts';
import { homePage } from './model/schemas/pages/home.ts';
import { industryPage } from './model/schemas/pages/industry.ts';
import { jobsPage } from './model/schemas/pages/jobs.ts';
import { learningPathPage } from './model/schemas/pages/learning-path.ts';
import { listPage } from './model/schemas/pages/list-page.ts';
import { newsPage } from './model/schemas/pages/news.ts';
import { newsletterPage } from './model/schemas/pages/newsletter.ts';
import { partnersPage } from './model/schemas/pages/partners.ts';
import { plainPage } from './model/schemas/pages/plain-page.ts';
import { researchPage } from './model/schemas/pages/research.ts';
import { searchPage } from './model/schemas/pages/search.ts';
import { startupTrackerPage } from './model/schemas/pages/startup-tracker.ts';
import { topicsPage } from './model/schemas/pages/topics.ts';
import { tutorialsPage } from './model/schemas/pages/tutorials.ts';
import { whatIsQuantumPage } from './model/schemas/pages/what-is-quantum.ts';
import { paper } from './model/schemas/paper.ts';
import { pqcFamily } from './model/schemas/pqc-family.ts';
import { qubitTechnology } from './model/schemas/qubit-technology.ts';
import { startup } from './model/schemas/startup.ts';
import { threat } from './model/schemas/threat.ts';
import { tool } from './model/schemas/tool.ts';
import { topic } from './model/schemas/topic.ts';
import { tutorial, tutorialStep } from './model/schemas/tutorial.ts';
import { university } from './model/schemas/university.ts';

/** The fixed copy of one page: `content/pages/<file>.yaml`. */
const page = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  defineCollection({ loader: glob({ pattern: `${file}.yaml`, base: './content/pages' }), schema });

/** One file an entry: `content/<folder>/<id>.yaml`. */
const entries = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  defineCollection({ loader: glob({ pattern: '*.yaml', base: `./content/${folder}` }), schema });

export const collections = {
  aiMlPage: page('ai-ml', aiMlPage),
  algorithms: entries('algorithms', algorithm),
  algorithmsPage: page('algorithms', algorithmsPage),
  articlesPage: page('articles', articlesPage),
  codePage: page('code', codePage),
  companies: entries('companies', company),
  companiesPage: page('companies', companiesPage),
  cryptographyPage: page('cryptography', cryptographyPage),
  cybersecurityPage: page('cybersecurity', cybersecurityPage),
  dataPage: page('data', dataPage),
  educationalProgramsPage: page('educational-programs', educationalProgramsPage),
  ethicsPage: page('ethics', ethicsPage),
  events: entries('events', event),
  eventsPage: page('events', listPage),
  fundingPage: page('funding', fundingPage),
  fundingRounds: entries('funding-rounds', fundingRound),
  glossary: entries('glossary', glossaryTerm),
  glossaryPage: page('glossary', glossaryPage),
  hardwarePage: page('hardware', hardwarePage),
  homePage: page('index', homePage),
  industryPage: page('industry', industryPage),
  interviews: entries('interviews', interview),
  interviewsPage: page('interviews', listPage),
  introduction: page('introduction', introduction),
  jobsPage: page('jobs', jobsPage),
  learningPathPage: page('learning-path', learningPathPage),
  news: entries('news', newsItem),
  newsPage: page('news', newsPage),
  newsletterPage: page('newsletter', newsletterPage),
  papers: entries('papers', paper),
  partnersPage: page('partners', partnersPage),
  pqcFamilies: entries('pqc-families', pqcFamily),
  privacyPage: page('privacy', plainPage),
  qubitTechnologies: entries('qubit-technologies', qubitTechnology),
  researchPage: page('research', researchPage),
  searchPage: page('search', searchPage),
  startupTrackerPage: page('startup-tracker', startupTrackerPage),
  startups: entries('startups', startup),
  termsPage: page('terms', plainPage),
  threats: entries('threats', threat),
  tools: entries('tools', tool),
  toolsPage: page('tools', listPage),
  topics: entries('topics', topic),
  topicsPage: page('topics', topicsPage),
  tutorials: defineCollection({
    loader: glob({
      pattern: '*/tutorial.yaml',
      base: './content/tutorials',
      generateId: ({ entry }) => entry.replace('/tutorial.yaml', ''),
    }),
    schema: tutorial,
  }),
  tutorialsPage: page('tutorials', tutorialsPage),
  tutorialSteps: defineCollection({
    loader: glob({ pattern: '*/*.mdx', base: './content/tutorials' }),
    schema: tutorialStep,
  }),
  universities: entries('universities', university),
  whatIsQuantumPage: page('what-is-quantum', whatIsQuantumPage),
};
