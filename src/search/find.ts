import { containsWords, plain } from './contains-words.ts';
import { type EngineAnswer, type EngineRecord, loadEngine } from './engine.ts';
import { type ExcerptPart, excerptParts } from './excerpt.ts';
import { KINDS, type Kind } from './record.ts';

export interface Found {
  url: string;
  title: string;
  kind: Kind;
  excerpt: ExcerptPart[];
}

/** Results of one kind. */
export interface FoundGroup {
  kind: Kind;
  /** How many there are, shown or not. */
  count: number;
  results: Found[];
}

/** So many of the first results are looked at before it is said that there is none. */
const LOOKED_AT = 5;

/** The best results of all kinds; empty when there is none. Rejects when the index cannot be loaded. */
export async function findBest(query: string, atMost: number): Promise<Found[]> {
  const answer = await (await loadEngine()).search(query);
  if (!(await hasRealMatch(answer, query))) return [];
  return read(answer, query, atMost);
}

/**
 * The results by kind, the kind of the best result first, at most `atMost` of each; empty when there is none.
 * Rejects when the index cannot be loaded.
 */
export async function findByKind(query: string, atMost: number): Promise<FoundGroup[]> {
  const engine = await loadEngine();
  const all = await engine.search(query);
  if (!(await hasRealMatch(all, query))) return [];
  const kinds = KINDS.filter((kind) => all.totalFilters.kind?.[kind]);
  const answers = await Promise.all(
    kinds.map(async (kind) => ({ kind, answer: await engine.search(query, { filters: { kind } }) })),
  );
  const best = ({ answer }: { answer: EngineAnswer }) => answer.results[0]?.score ?? 0;
  return Promise.all(
    answers
      .sort((a, b) => best(b) - best(a))
      .map(async ({ kind, answer }) => ({
        kind,
        count: answer.results.length,
        results: await read(answer, query, atMost),
      })),
  );
}

/** The first results; an entry that is called exactly what was typed comes first. */
async function read({ results }: EngineAnswer, query: string, atMost: number): Promise<Found[]> {
  const records = await Promise.all(results.slice(0, atMost).map((result) => result.data()));
  const isNamed = (record: EngineRecord) => namesOf(record).includes(plain(query).trim());
  return [...records.filter(isNamed), ...records.filter((record) => !isNamed(record))].map(found);
}

function found({ url, meta, excerpt }: EngineRecord): Found {
  const kind = KINDS.find((one) => one === meta.kind) ?? 'Pages';
  return { url, title: meta.title ?? url, kind, excerpt: excerptParts(excerpt) };
}

async function hasRealMatch({ results }: EngineAnswer, query: string): Promise<boolean> {
  const records = await Promise.all(results.slice(0, LOOKED_AT).map((result) => result.data()));
  return records.some(({ meta, content }) => containsWords(`${meta.title} ${meta.names ?? ''} ${content}`, query));
}

function namesOf({ meta }: EngineRecord): string[] {
  return [meta.title ?? '', ...(meta.names ?? '').split(', ')].map(plain);
}
