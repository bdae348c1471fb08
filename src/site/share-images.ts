import { loadCompanies } from '#src/companies/load-companies.ts';
import type { ShareCardText } from '#src/drawings/share-card.tsx';
import { loadPage } from '#src/model/load-page.ts';
import { urls } from '#src/model/urls.ts';
import { loadTutorials } from '#src/tutorials/load-tutorials.ts';
import { site } from './site-identity.ts';

/** A picture for shared links, drawn at build by `src/pages/share/[...page].png.ts`. */
export interface ShareImage {
  /** Address of the PNG on this site. */
  path: string;
  alt: string;
}

/** The pages that have a share image of their own, and the content that its words come from. */
const contentOfPage = [
  [urls.topic('hardware'), 'hardwarePage'],
  [urls.topic('algorithms'), 'algorithmsPage'],
  [urls.topic('cryptography'), 'cryptographyPage'],
  [urls.topic('ai-ml'), 'aiMlPage'],
  [urls.topic('cybersecurity'), 'cybersecurityPage'],
  [urls.topic('ethics'), 'ethicsPage'],
  [urls.topics(), 'topicsPage'],
  [urls.tutorials(), 'tutorialsPage'],
  [urls.news(), 'newsPage'],
  [urls.companies(), 'companiesPage'],
  [urls.industry(), 'industryPage'],
  [urls.whatIsQuantum(), 'whatIsQuantumPage'],
  [urls.partners(), 'partnersPage'],
  [urls.startups(), 'startupTrackerPage'],
  [urls.glossary(), 'glossaryPage'],
  [urls.research(), 'researchPage'],
  [urls.educationalPrograms(), 'educationalProgramsPage'],
  [urls.articles(), 'articlesPage'],
  [urls.interviews(), 'interviewsPage'],
  [urls.code(), 'codePage'],
  [urls.funding(), 'fundingPage'],
  [urls.jobs(), 'jobsPage'],
  [urls.learningPath(), 'learningPathPage'],
  [urls.tools(), 'toolsPage'],
  [urls.events(), 'eventsPage'],
  [urls.newsletter(), 'newsletterPage'],
  [urls.privacy(), 'privacyPage'],
  [urls.terms(), 'termsPage'],
  [urls.data(), 'dataPage'],
  [urls.search(), 'searchPage'],
] as const;

/** What stands on a share image, and the path of the page that it is for. */
export interface ShareCard {
  page: string;
  text: ShareCardText;
}

/** The cards of all pages that have one of their own. */
export async function loadShareCards(): Promise<ShareCard[]> {
  const pages = await Promise.all(
    contentOfPage.map(async ([page, collection]) => cardOf(page, await loadPage(collection))),
  );
  const { alias } = await loadPage('startupTrackerPage');
  const tutorials = await loadTutorials();
  const companies = await loadCompanies();
  return [
    ...pages,
    cardOf(urls.startupsAlias(), alias),
    ...tutorials.map((tutorial) => cardOf(urls.tutorial(tutorial.id), tutorial)),
    ...companies.map(({ id, name, description }) => cardOf(urls.company(id), { title: name, description })),
  ];
}

/** The card for the home page and for pages without one of their own. */
export const defaultShareCardText: ShareCardText = { title: site.name, subtitle: site.tagline };

/** The picture that goes with a link to the page at this path. */
export async function shareImageOf(path: string): Promise<ShareImage> {
  const card = (await loadShareCards()).find(({ page }) => page === path);
  return card ? { path: urls.shareImage(path), alt: `${card.text.title} · ${site.name}` } : site.shareImage;
}

function cardOf(page: string, { title, description }: { title: string; description: string }): ShareCard {
  return { page, text: { title, subtitle: description, siteName: site.name } };
}
