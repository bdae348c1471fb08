import type {
  Article,
  BreadcrumbList,
  Course,
  DataCatalog,
  DefinedTerm,
  FAQPage,
  ItemList,
  LearningResource,
  Organization,
  ScholarlyArticle,
  WithContext,
} from 'schema-dts';
import { urls } from '#src/model/urls.ts';
import { site } from './site-identity.ts';

/**
 * Structured data as schema.org and the search engines' guides describe it; one function a kind. Each gives the data
 * once it is told the site's scheme and host: a page knows its paths, and the layout knows the origin.
 */
export type StructuredData = (
  origin: string,
) => WithContext<
  | Article
  | BreadcrumbList
  | Course
  | DataCatalog
  | DefinedTerm
  | FAQPage
  | ItemList
  | LearningResource
  | Organization
  | ScholarlyArticle
>;

/** A name and an internal path. */
export interface NamedPath {
  name: string;
  path: string;
}

const absolute = (origin: string, path: string) => new URL(path, origin).href;

export function organization(): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: absolute(origin, '/'),
    logo: absolute(origin, '/icon-512.png'),
  });
}

/** Another organisation, which one of our pages describes. `founded` is the year it was founded itself. */
export function describedOrganization(facts: {
  name: string;
  description: string;
  path: string;
  url: string;
  location: string;
  founded?: number | undefined;
}): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: facts.name,
    description: facts.description,
    url: facts.url,
    address: facts.location,
    ...(facts.founded ? { foundingDate: String(facts.founded) } : {}),
    mainEntityOfPage: absolute(origin, facts.path),
  });
}

/** The way to a page, which begins at the home page. */
export function withHome(breadcrumbs: readonly NamedPath[]): NamedPath[] {
  return [{ name: 'Home', path: urls.home() }, ...breadcrumbs];
}

export function breadcrumbList(breadcrumbs: readonly NamedPath[]): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: withHome(breadcrumbs).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(origin, path),
    })),
  });
}

/** An ordered list of pages, or of names where an entry has no page of its own. */
export function itemList(name: string, items: readonly { name: string; path?: string | undefined }[]): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      ...(item.path ? { url: absolute(origin, item.path) } : {}),
    })),
  });
}

export function article(facts: {
  headline: string;
  description: string;
  path: string;
  modified: string;
}): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: facts.headline,
    description: facts.description,
    mainEntityOfPage: absolute(origin, facts.path),
    dateModified: facts.modified,
    image: absolute(origin, urls.shareImage(facts.path)),
    author: { '@type': 'Organization', name: site.name, url: absolute(origin, '/') },
  });
}

export function course(facts: { name: string; description: string; path: string; level: string }): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: facts.name,
    description: facts.description,
    url: absolute(origin, facts.path),
    educationalLevel: facts.level,
    isAccessibleForFree: true,
    provider: { '@type': 'Organization', name: site.name, url: absolute(origin, '/') },
  });
}

/** A tutorial. `minutes` is how long it takes with its programs. */
export function learningResource(facts: {
  name: string;
  description: string;
  path: string;
  level: string;
  minutes: number;
  teaches: string[];
}): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    name: facts.name,
    description: facts.description,
    url: absolute(origin, facts.path),
    learningResourceType: 'Tutorial',
    educationalLevel: facts.level,
    timeRequired: `PT${facts.minutes}M`,
    teaches: facts.teaches,
    isAccessibleForFree: true,
    inLanguage: 'en',
  });
}

/** A term of the glossary. */
export function definedTerm(facts: {
  name: string;
  aliases: readonly string[];
  description: string;
  path: string;
}): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name: facts.name,
    ...(facts.aliases.length > 0 ? { alternateName: facts.aliases } : {}),
    description: facts.description,
    url: absolute(origin, facts.path),
    inDefinedTermSet: absolute(origin, urls.glossary()),
  });
}

/** A paper by others, which one of our pages describes. */
export function scholarlyArticle(facts: {
  title: string;
  authors: string;
  year: number;
  url: string;
  summary: string;
  path: string;
}): StructuredData {
  return (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    headline: facts.title,
    author: facts.authors,
    datePublished: String(facts.year),
    abstract: facts.summary,
    url: facts.url,
    mainEntityOfPage: absolute(origin, facts.path),
  });
}

export function faqPage(entries: { question: string; answer: string }[]): StructuredData {
  return () => ({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

/** JSON for a `<script>` element: `<` is escaped, so that no text can close the element (HTML, "restrictions"). */
export function serializeStructuredData(data: StructuredData, origin: string): string {
  return JSON.stringify(data(origin)).replaceAll('<', '\\u003c');
}
