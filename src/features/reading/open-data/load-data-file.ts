import { pageOf, remembered } from '#src/model/read-content.ts';
import { columnsOf, entriesAsCsv } from './csv.ts';
import { type About, type DataFile, dataFile, dataFileSchema } from './data-file.ts';
import type { DataSet } from './data-set.ts';
import { dataSets } from './data-sets.ts';
import { dataVersion } from './data-version.ts';
import { itemSchema, type JsonSchema } from './item-schema.ts';

/** One data set as it is published; `site` is Astro's address of the site. */
export function loadDataFile(set: DataSet, site: URL | undefined): DataFile {
  return dataFile(set, aboutOf(set), set.entries(), originOf(site));
}

/** The same as CSV, made once: the file is asked for it, and its size by the catalog and the Data Package. */
export function loadDataCsv(set: DataSet, site: URL | undefined): string {
  return remembered(`CSV of ${set.id} at ${site}`, () =>
    entriesAsCsv(columnsOf(itemSchema(set)), loadDataFile(set, site).items),
  );
}

export function loadDataFileSchema(set: DataSet, site: URL | undefined): JsonSchema {
  return dataFileSchema(set, aboutOf(set), originOf(site));
}

/** The addresses of one kind of file, for `getStaticPaths`. */
export function pathsOfDataSets() {
  return dataSets.map((set) => ({ params: { collection: set.id }, props: { set } }));
}

/** The addresses of the pages, for `getStaticPaths`. */
export function pathsOfDataSetPages() {
  return dataSets.map((set) => ({ params: { set: set.id }, props: { set } }));
}

/** What the page says about a data set; where it says nothing, what the kind of content says of itself. */
export function aboutOf({ id, label, schema }: DataSet): About {
  const own = pageOf('data').sets.items.find((set) => set.id === id);
  const { title, description } = own ?? { title: label, description: schema.description ?? label };
  return { title, description, version: dataVersion().version };
}

function originOf(site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  return site.origin;
}
