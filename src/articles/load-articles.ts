import { type CollectionKey, getCollection } from 'astro:content';
import { loadCompanies } from '#src/companies/load-companies.ts';
import { collections } from '#src/content.config.ts';
import { lastModified } from '#src/model/last-modified.ts';
import { loadPage } from '#src/model/load-page.ts';
import { urls } from '#src/model/urls.ts';
import { loadTopics } from '#src/topics/load-topics.ts';
import { loadTutorials } from '#src/tutorials/load-tutorials.ts';
import { type Article, newestFirst } from './article.ts';

/** The pages that are articles by themselves: neither topics nor tutorials nor profiles, which have entries. */
const singlePages = [
  ['whatIsQuantumPage', urls.whatIsQuantum(), 'Explainer', 'Beginner'],
  ['industryPage', urls.industry(), 'Report', 'All levels'],
  ['startupTrackerPage', urls.startups(), 'Report', 'All levels'],
  ['fundingPage', urls.funding(), 'Report', 'All levels'],
  ['newsPage', urls.news(), 'Report', 'All levels'],
  ['glossaryPage', urls.glossary(), 'Reference', 'All levels'],
  ['researchPage', urls.research(), 'Reference', 'Advanced'],
  ['codePage', urls.code(), 'Reference', 'All levels'],
  ['toolsPage', urls.tools(), 'Reference', 'Intermediate'],
  ['companiesPage', urls.companies(), 'Directory', 'All levels'],
  ['interviewsPage', urls.interviews(), 'Directory', 'All levels'],
  ['educationalProgramsPage', urls.educationalPrograms(), 'Directory', 'All levels'],
  ['eventsPage', urls.events(), 'Directory', 'All levels'],
] as const;

type Undated = Omit<Article, 'date'>;

/** Everything readable of the site, the newest first. Throws where the content says no date for a page. */
export async function loadArticles(): Promise<Article[]> {
  const dates = await datesOfPages();
  const articles = (await Promise.all([singleArticles(), topicArticles(), tutorialArticles(), profiles()])).flat();
  return newestFirst(
    articles.map((article) => {
      const date = dates.get(article.path);
      if (!date) throw new Error(`No file in content/ gives a date for ${article.path}`);
      return { ...article, date };
    }),
  );
}

/** The dates that the sitemap has too. */
async function datesOfPages(): Promise<Map<string, string>> {
  const keys = Object.keys(collections) as CollectionKey[];
  const entries = (await Promise.all(keys.map((key) => getCollection(key)))).flat();
  return lastModified(
    entries.map(({ id, data, filePath = '' }) => ({ folder: filePath.split('/')[1] ?? '', id, data: { ...data } })),
  );
}

function singleArticles(): Promise<Undated[]> {
  return Promise.all(
    singlePages.map(async ([collection, path, kind, level]) => {
      const { heading, description } = await loadPage(collection);
      return { title: heading, description, path, kind, level };
    }),
  );
}

async function topicArticles(): Promise<Undated[]> {
  return (await loadTopics()).map(({ id, title, description, difficulty }) => ({
    title,
    description,
    path: urls.topic(id),
    kind: 'Topic',
    level: difficulty,
  }));
}

async function tutorialArticles(): Promise<Undated[]> {
  return (await loadTutorials()).map(({ id, title, description, difficulty }) => ({
    title,
    description,
    path: urls.tutorial(id),
    kind: 'Tutorial',
    level: difficulty,
  }));
}

async function profiles(): Promise<Undated[]> {
  return (await loadCompanies()).map(({ id, name, description }) => ({
    title: name,
    description,
    path: urls.company(id),
    kind: 'Company profile',
    level: 'All levels',
  }));
}
