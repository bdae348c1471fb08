/**
 * What reads and keeps documents. The first circuit is shown without it; it comes right after, so that it is there when
 * the network is not.
 */
export async function loadStorage() {
  const [address, documents] = await Promise.all([
    import('#circuit/address/address.ts'),
    import('../saved/documents.ts'),
  ]);
  return { ...address, ...documents };
}

/** Said where that part does not load. */
export const NOT_LOADED = 'The part of the lab that opens and keeps circuits could not be loaded.';
