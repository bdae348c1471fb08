import { getCollection } from 'astro:content';
import type { PqcFamily } from '#src/model/schemas/pqc-family.ts';
import type { Threat } from '#src/model/schemas/threat.ts';

export type ThreatEntry = Threat & { id: string };
export type PqcFamilyEntry = PqcFamily & { id: string };

/** The cryptosystems under threat, in the order of their cards. */
export async function loadThreats(): Promise<ThreatEntry[]> {
  const entries = await getCollection('threats');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
}

/** The families of post-quantum schemes, in the order of their cards. */
export async function loadPqcFamilies(): Promise<PqcFamilyEntry[]> {
  const entries = await getCollection('pqcFamilies');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
}
