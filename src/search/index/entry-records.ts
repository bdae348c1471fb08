import type { ContentFile } from '#src/model/assertions.ts';
import type { Algorithm } from '#src/model/schemas/algorithm.ts';
import type { Event } from '#src/model/schemas/event.ts';
import type { GlossaryTerm } from '#src/model/schemas/glossary-term.ts';
import type { NewsItem } from '#src/model/schemas/news-item.ts';
import type { Paper } from '#src/model/schemas/paper.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import type { Tool } from '#src/model/schemas/tool.ts';
import type { University } from '#src/model/schemas/university.ts';
import { urls } from '#src/model/urls.ts';
import type { SearchRecord } from '../record.ts';

type Described = Omit<SearchRecord, 'url' | 'kind'>;

interface EntryKind {
  kind: SearchRecord['kind'];
  /** The page that the entries of the folder stand on, each at its id. */
  page: string;
  recordOf: (data: ContentFile['data']) => Described;
}

/** Folders whose entries stand on a page together. Astro has checked their data against the schemas already. */
const ENTRY_KINDS: Record<string, EntryKind> = {
  glossary: {
    kind: 'Glossary terms',
    page: urls.glossary(),
    recordOf: described(({ term, aliases, definition }: GlossaryTerm) => ({
      title: term,
      names: aliases,
      text: definition,
    })),
  },
  algorithms: {
    kind: 'Algorithms',
    page: urls.topic('algorithms'),
    recordOf: described((algorithm: Algorithm) => ({
      title: algorithm.name,
      text: sentences(algorithm.description, `Found by ${algorithm.discoverer}`, ...algorithm.applications),
    })),
  },
  startups: {
    kind: 'Startups',
    page: urls.startups(),
    recordOf: described((startup: Startup) => ({
      title: startup.name,
      text: sentences(startup.description, startup.focus, startup.location, startup.lastFunding, ...startup.investors),
    })),
  },
  papers: {
    kind: 'Research papers',
    page: urls.research(),
    recordOf: described(({ title, authors, year, venue, url, arxiv, sources, summary }: Paper) => ({
      title,
      names: identifiersOf([url, ...sources, ...(arxiv ? [`https://arxiv.org/abs/${arxiv}`] : [])]),
      text: sentences(summary, authors, `${venue} (${year})`),
      year,
    })),
  },
  news: {
    kind: 'News',
    page: urls.news(),
    recordOf: described(({ title, summary, source }: NewsItem) => ({
      title,
      text: sentences(summary, source),
    })),
  },
  universities: {
    kind: 'Universities',
    page: urls.educationalPrograms(),
    recordOf: described(({ name: university, location, programs }: University) => ({
      title: university,
      names: inBrackets(university),
      text: sentences(location, ...programs.flatMap(({ name, level, description }) => [name, level, description])),
    })),
  },
  tools: {
    kind: 'Tools',
    page: urls.tools(),
    recordOf: described(({ name, maker, purpose, description, languages }: Tool) => ({
      title: name,
      text: sentences(description, maker, purpose, ...languages),
    })),
  },
  events: {
    kind: 'Events',
    page: urls.events(),
    recordOf: described(({ name, organizer, type, cadence, place }: Event) => ({
      title: name,
      text: sentences(cadence, place, organizer, type),
    })),
  },
};

/** Every entry of the content that has an anchor on a page and no page of its own. */
export function entryRecords(files: readonly ContentFile[]): SearchRecord[] {
  return files.flatMap(({ folder, id, data }) => {
    const entryKind = ENTRY_KINDS[folder];
    if (!entryKind) return [];
    const { kind, page, recordOf } = entryKind;
    return [{ ...recordOf(data), kind, url: `${page}#${id}` }];
  });
}

function described<Data>(recordOf: (data: Data) => Described): EntryKind['recordOf'] {
  return (data) => recordOf(data as Data);
}

/** What stands in brackets behind a name: its abbreviation, or the institute that is meant. */
function inBrackets(name: string): string[] {
  return [...name.matchAll(/\(([^)]+)\)/g)].map(([, inside = '']) => inside);
}

/** The numbers by which a paper is known: those of its addresses at doi.org and arXiv. */
function identifiersOf(addresses: readonly string[]): string[] {
  const numbers = addresses.flatMap((address) => {
    const [, site, number] = /^https:\/\/(doi|arxiv)\.org\/(?:abs\/)?(.+)$/.exec(address) ?? [];
    return site && number ? [`${site === 'doi' ? 'doi' : 'arXiv'}:${number}`] : [];
  });
  return [...new Set(numbers)];
}

/** One text of several; each begins a new sentence, so that an excerpt can be read. */
function sentences(...parts: readonly string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
