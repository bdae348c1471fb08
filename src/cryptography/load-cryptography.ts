import { getCollection } from 'astro:content';
import type { PqcFamily } from '#src/content-model/pqc-family.ts';
import type { Threat } from '#src/content-model/threat.ts';

/** The cryptosystems under threat, in the order of their cards. */
export async function loadThreats(): Promise<Threat[]> {
  const entries = await getCollection('threats');
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}

/** The families of post-quantum schemes, in the order of their cards. */
export async function loadPqcFamilies(): Promise<PqcFamily[]> {
  const entries = await getCollection('pqcFamilies');
  return entries.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
