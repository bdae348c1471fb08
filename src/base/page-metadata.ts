import type { NamedPath, StructuredData } from './structured-data.ts';

/** What a page says about itself: everything in `<head>` that is not the same on every page. */
export interface PageMetadata {
  /** Without the site's name, which is added; the home page's title is the name itself. */
  title: string;
  /** One or two sentences for search results and share cards. */
  description: string;
  /** The page's own path, without a trailing slash. */
  path: string;
  /** From the home page to this one, which is the last. */
  breadcrumbs?: readonly NamedPath[] | undefined;
  /** ISO date of the last editorial change, for pages that report at a date. */
  modified?: string | undefined;
  /** The heading of such a page, where it is an article and no company, course or thing that is dated. */
  headline?: string | undefined;
  /** The same content for programs that follow news. */
  feeds?: readonly Feed[];
  /** What is the page's own beside its breadcrumbs and its article. */
  structuredData?: readonly StructuredData[];
  /** For pages that stand for another page or answer a form. */
  hiddenFromSearch?: boolean;
}

export interface Feed {
  name: string;
  path: string;
  mediaType: string;
}
