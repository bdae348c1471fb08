import { getCollection } from 'astro:content';
import { loadPage } from '#src/model/load-page.ts';
import { type About, type DataFile, dataFile, dataFileSchema } from './data-file.ts';
import { type DataSet, dataSets } from './data-sets.ts';
import type { JsonSchema } from './item-schema.ts';

/** One data set as it is published; `site` is Astro's address of the site. */
export async function loadDataFile(set: DataSet, site: URL | undefined): Promise<DataFile> {
  return dataFile(set, await loadAbout(set), await getCollection(set.collection), originOf(site));
}

/** The JSON Schema of a data set's file. */
export async function loadDataFileSchema(set: DataSet, site: URL | undefined): Promise<JsonSchema> {
  return dataFileSchema(set, await loadAbout(set), originOf(site));
}

/** The addresses of one kind of file, for `getStaticPaths`. */
export function pathsOfDataSets() {
  return dataSets.map((set) => ({ params: { collection: set.id }, props: { set } }));
}

/** What the page's content says about a data set. Throws when it says nothing. */
async function loadAbout({ id }: DataSet): Promise<About> {
  const { sets } = await loadPage('dataPage');
  const about = sets.items.find((set) => set.id === id);
  if (!about) throw new Error(`content/pages/data.yaml says nothing about "${id}"`);
  return about;
}

function originOf(site: URL | undefined): string {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  return site.origin;
}
