import { site } from '#src/base/site-identity.ts';
import type { StructuredData } from '#src/base/structured-data.ts';
import { urls } from '#src/model/urls.ts';
import { LICENSE } from './license.ts';
import type { CatalogEntry } from './load-catalog.ts';

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
        url: absolute(`${urls.data()}#${id}`),
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
