import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The copy of a page, from the collection that holds just its file. Throws when the file is missing. */
export async function loadPage<Key extends CollectionKey>(collection: Key): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`content/pages has no file for "${collection}"; see src/content.config.ts`);
  return entry.data;
}
