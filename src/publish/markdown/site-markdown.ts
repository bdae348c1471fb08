import { stringify } from 'yaml';
import { descriptionOf, detached, type MainOfPage } from '#src/base/page-tree.ts';
import { LICENSE } from '#src/features/reading/open-data/data-file.ts';
import { dateOfPage, lastModified } from '#src/model/last-modified.ts';
import { isListed } from '#src/model/urls.ts';
import { pageMarkdown } from './page-markdown.ts';

/** What is said of a page where pages are listed. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/** The Markdown of each page of the sitemap, and what the list of them needs. */
export class SiteMarkdown {
  readonly pages: ListedPage[] = [];
  readonly #site: URL;
  readonly #modified = lastModified();

  constructor(site: URL) {
    this.#site = site;
  }

  /** For the log. */
  get summary(): string {
    return `${this.pages.length} pages as Markdown`;
  }

  /** A page as a file to take along, with a head in YAML that says what it is; undefined for one that is not in the sitemap. */
  read(path: string, { html, main }: MainOfPage): string | undefined {
    const address = new URL(path, this.#site);
    if (!isListed(address.href)) return undefined;
    const { title, text } = pageMarkdown(main, address);
    const page = { title: detached(title), description: descriptionOf(html) };
    this.pages.push({ path, ...page });
    const updated = dateOfPage(this.#modified, path);
    const head = { ...page, address: address.href, ...(updated ? { updated } : {}), license: LICENSE.url };
    return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${text}`;
  }
}
