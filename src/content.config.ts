import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { algorithm } from './content-model/algorithm.ts';
import { company } from './content-model/company.ts';
import { event } from './content-model/event.ts';
import { fundingRound } from './content-model/funding-round.ts';
import { glossaryTerm } from './content-model/glossary-term.ts';
import { interview } from './content-model/interview.ts';
import { introduction } from './content-model/introduction.ts';
import { newsItem } from './content-model/news-item.ts';
import { aiMlPage } from './content-model/pages/ai-ml.ts';
import { algorithmsPage } from './content-model/pages/algorithms.ts';
import { articlesPage } from './content-model/pages/articles.ts';
import { codePage } from './content-model/pages/code.ts';
import { companiesPage } from './content-model/pages/companies.ts';
import { cryptographyPage } from './content-model/pages/cryptography.ts';
import { cybersecurityPage } from './content-model/pages/cybersecurity.ts';
import { dataPage } from './content-model/pages/data.ts';
import { educationalProgramsPage } from './content-model/pages/educational-programs.ts';
import { ethicsPage } from './content-model/pages/ethics.ts';
import { fundingPage } from './content-model/pages/funding.ts';
import { glossaryPage } from './content-model/pages/glossary.ts';
import { hardwarePage } from './content-model/pages/hardware.ts';
import { homePage } from './content-model/pages/home.ts';
import { industryPage } from './content-model/pages/industry.ts';
import { jobsPage } from './content-model/pages/jobs.ts';
import { learningPathPage } from './content-model/pages/learning-path.ts';
import { listPage } from './content-model/pages/list-page.ts';
import { newsPage } from './content-model/pages/news.ts';
import { newsletterPage } from './content-model/pages/newsletter.ts';
import { partnersPage } from './content-model/pages/partners.ts';
import { plainPage } from './content-model/pages/plain-page.ts';
import { researchPage } from './content-model/pages/research.ts';
import { searchPage } from './content-model/pages/search.ts';
import { startupTrackerPage } from './content-model/pages/startup-tracker.ts';
import { topicsPage } from './content-model/pages/topics.ts';
import { tutorialsPage } from './content-model/pages/tutorials.ts';
import { whatIsQuantumPage } from './content-model/pages/what-is-quantum.ts';
import { paper } from './content-model/paper.ts';
import { pqcFamily } from './content-model/pqc-family.ts';
import { qubitTechnology } from './content-model/qubit-technology.ts';
import { startup } from './content-model/startup.ts';
import { threat } from './content-model/threat.ts';
import { tool } from './content-model/tool.ts';
import { topic } from './content-model/topic.ts';
import { tutorial, tutorialStep } from './content-model/tutorial.ts';
import { university } from './content-model/university.ts';

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
