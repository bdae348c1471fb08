import { site } from '#src/base/site-identity.ts';
import type { StructuredData } from '#src/base/structured-data.ts';
import { urls } from '#src/model/urls.ts';
import { LICENSE, toJson } from './data-file.ts';
import type { DataSet } from './data-set.ts';
import { dataSets } from './data-sets.ts';
import { dataVersion } from './data-version.ts';
import { type Field, fieldsOf } from './fields.ts';
import { itemSchema } from './item-schema.ts';
import { loadDataCsv, loadDataFile } from './load-data-file.ts';

/** What the page shows of one data set. */
export interface CatalogEntry {
  id: DataSet['id'];
  title: string;
  description: string;
  count: number;
  asOf: string;
  fields: readonly Field[];
  /** Sizes of the files in bytes, as they are before compression. */
  jsonBytes: number;
  csvBytes: number;
}

/** All data sets; `site` is Astro's address of the site. */
export function loadCatalog(site: URL | undefined): CatalogEntry[] {
  return dataSets.map((set) => {
    const file = loadDataFile(set, site);
    return {
      id: set.id,
      title: file.name,
      description: file.description,
      count: file.count,
      asOf: file.asOf,
      fields: fieldsOf(itemSchema(set)),
      jsonBytes: Buffer.byteLength(toJson(file)),
      csvBytes: Buffer.byteLength(loadDataCsv(set, site)),
    };
  });
}

/** All data sets for search engines (schema.org DataCatalog and Dataset). */
export function dataCatalog(description: string, entries: readonly CatalogEntry[]): StructuredData {
  return (origin) => {
    const absolute = (path: string) => new URL(path, origin).href;
    return {
      '@context': 'https://schema.org',
      '@type': 'DataCatalog',
      name: `Open data of the ${site.name}`,
      description,
      url: absolute(urls.data()),
      license: LICENSE.url,
      dataset: entries.map(({ id, title, description: about, asOf }) => ({
        '@type': 'Dataset',
        name: `${title} (${site.name})`,
        description: about,
        url: absolute(urls.dataSet(id)),
        version: dataVersion().version,
        license: LICENSE.url,
        creator: { '@type': 'Organization', name: site.name, url: absolute(urls.home()) },
        isAccessibleForFree: true,
        dateModified: asOf,
        distribution: [
          { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute(urls.dataJson(id)) },
          { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: absolute(urls.dataCsv(id)) },
        ],
      })),
    };
  };
}
