import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** Direct links of the header and the drawer, beside the Explore Topics menu. */
export const headerLinks: NavigationLink[] = [
  { label: 'Tutorials', href: urls.tutorials() },
  { label: 'News', href: urls.news() },
  { label: 'Research', href: urls.research() },
  { label: 'Companies', href: urls.companies() },
  { label: 'What is Quantum?', href: urls.whatIsQuantum() },
  { label: 'Glossary', href: urls.glossary() },
];

export const labLink: NavigationLink = { label: 'Circuit Lab', href: urls.lab() };

/** What can be searched and compared, in menus. */
export const dataLinks: NavigationLink[] = [
  { label: 'Machines', href: urls.machines() },
  { label: 'Roadmaps', href: urls.roadmaps() },
  { label: 'Time Line', href: urls.timeline() },
  { label: 'Error Correction', href: urls.errorCorrection() },
  { label: 'Quantum Advantage', href: urls.quantumAdvantage() },
  { label: 'Estimates', href: urls.estimates() },
  { label: 'Feasibility', href: urls.feasibility() },
  { label: 'Migration Dates', href: urls.migration() },
  { label: 'Figures', href: urls.figures() },
];

export const footerColumns: { title: string; links: NavigationLink[] }[] = [
  {
    title: 'Topics',
    links: [
      { label: 'Hardware', href: urls.topic('hardware') },
      { label: 'Algorithms', href: urls.topic('algorithms') },
      { label: 'Cryptography', href: urls.topic('cryptography') },
      { label: 'AI & ML', href: urls.topic('ai-ml') },
      { label: 'Cybersecurity', href: urls.topic('cybersecurity') },
      { label: 'Ethics', href: urls.topic('ethics') },
      { label: 'All Topics', href: urls.topics() },
      { label: 'Error Correction', href: urls.errorCorrection() },
      { label: 'Benchmarks', href: urls.benchmarks() },
      { label: 'Complexity', href: urls.complexity() },
      { label: 'Quantum Advantage', href: urls.quantumAdvantage() },
      { label: 'Networks & Sensing', href: urls.networksAndSensing() },
    ],
  },
  {
    title: 'Content',
    links: [
      { label: 'Articles', href: urls.articles() },
      { label: 'Tutorials', href: urls.tutorials() },
      { label: 'Research', href: urls.research() },
      { label: 'News', href: urls.news() },
      { label: 'Interviews', href: urls.interviews() },
      { label: 'Code', href: urls.code() },
      labLink,
      { label: 'Time Line', href: urls.timeline() },
      { label: 'Estimates', href: urls.estimates() },
      { label: 'Feasibility', href: urls.feasibility() },
    ],
  },
  {
    title: 'Companies',
    links: [
      { label: 'Companies', href: urls.companies() },
      { label: 'Machines', href: urls.machines() },
      { label: 'Roadmaps', href: urls.roadmaps() },
      { label: 'Industry', href: urls.industry() },
      { label: 'Startups', href: urls.startupsAlias() },
      { label: 'Funding', href: urls.funding() },
      { label: 'Jobs', href: urls.jobs() },
      { label: 'Partners', href: urls.partners() },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'What is Quantum?', href: urls.whatIsQuantum() },
      { label: 'Educational Programs', href: urls.educationalPrograms() },
      { label: 'Glossary', href: urls.glossary() },
      { label: 'Learning Path', href: urls.learningPath() },
      { label: 'Map', href: urls.map() },
      { label: 'Tasks', href: urls.tasks() },
      { label: 'Review', href: urls.review() },
      { label: 'For Teachers', href: urls.teach() },
      { label: 'Tools', href: urls.tools() },
      { label: 'Run It for Real', href: urls.runItForReal() },
      { label: 'Events', href: urls.events() },
      { label: 'Migration Handbook', href: urls.migration() },
      { label: 'Notation', href: urls.notation() },
      { label: 'Sources', href: urls.sources() },
      { label: 'Newsletter', href: urls.newsletter() },
    ],
  },
];

/** What the menus need to know of a topic. */
export interface TopicLink {
  id: string;
  href: string;
  title: string;
  description: string;
}

export function topicLinks(topics: readonly Entry<'topics'>[]): TopicLink[] {
  return topics.map(({ id, menuTitle, menuDescription }) => ({
    id,
    href: urls.topic(id),
    title: menuTitle,
    description: menuDescription,
  }));
}
