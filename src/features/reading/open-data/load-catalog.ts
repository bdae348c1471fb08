import { columnsOf } from './columns.ts';
import { entriesAsCsv } from './csv.ts';
import { toJson } from './data-file.ts';
import { dataSets } from './data-sets.ts';
import { type Field, fieldsOf } from './fields.ts';
import { itemSchema } from './item-schema.ts';
import { loadDataFile } from './load-data-file.ts';

/** What the page shows of one data set. */
export interface CatalogEntry {
  id: string;
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
    const schema = itemSchema(set);
    return {
      id: set.id,
      title: file.name,
      description: file.description,
      count: file.count,
      asOf: file.asOf,
      fields: fieldsOf(schema),
      jsonBytes: Buffer.byteLength(toJson(file)),
      csvBytes: Buffer.byteLength(entriesAsCsv(columnsOf(schema), file.items)),
    };
  });
}
