import { site } from '#src/base/site-identity.ts';
import { formatMonth } from '#src/design/format-date.ts';
import { urls } from '#src/model/urls.ts';
import { LICENSE } from './data-file.ts';
import type { DataVersion } from './data-version.ts';

/** What is cited: the open data as a whole, as they were at a date. */
export interface CitedData {
  version: DataVersion;
  /** Latest date at which an entry was true, as `YYYY-MM` or `YYYY-MM-DD`. */
  asOf: string;
  /** Scheme and host of the site. */
  origin: string;
}

const TITLE = `Open data of the ${site.name}`;

/** A citation of the data in words. */
export function citationInWords({ version: { version }, asOf, origin }: CitedData): string {
  return `${site.name}: ${TITLE}, version ${version}, as of ${formatMonth(asOf)}. ${new URL(urls.data(), origin).href}. ${LICENSE.name}.`;
}

/** The same for BibTeX; biblatex knows the type, older styles take it for `@misc`. */
export function citationInBibtex({ version: { version }, asOf, origin }: CitedData): string {
  return [
    '@dataset{quantum-computing-knowledge-hub,',
    `  author = {{${site.name}}},`,
    `  title = {{${TITLE}}},`,
    `  version = {${version}},`,
    `  year = {${asOf.slice(0, 4)}},`,
    `  url = {${new URL(urls.data(), origin).href}},`,
    `  note = {As of ${asOf}, ${LICENSE.name}},`,
    '}',
  ].join('\n');
}

/**
 * The same as a file for programs that cite (Citation File Format 1.2.0, doi:10.5281/zenodo.5171937). The repository's own
 * `CITATION.cff` is this without an address, which only a build knows.
 */
export function citationFile({ version: { version, date } }: Pick<CitedData, 'version'>, origin?: string): string {
  return [
    'cff-version: 1.2.0',
    'message: If you use these data, please cite them as below.',
    'type: dataset',
    `title: ${TITLE}`,
    'authors:',
    `  - name: ${site.name}`,
    `version: ${version}`,
    `date-released: '${date}'`,
    'license: CC-BY-4.0',
    ...(origin ? [`url: ${new URL(urls.data(), origin).href}`] : []),
    '',
  ].join('\n');
}
