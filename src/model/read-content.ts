import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Kind } from './kind.ts';
import { type DataOf, isKindId, type KindId, kindIds, kinds } from './kinds.ts';
import { type PageId, type PageOf, type PartId, pageIds, pageParts, pages, partIds } from './pages.ts';
import type { articleLabel } from './schemas/article.ts';
import { type FigureHistory, figureNames, leadingValue } from './schemas/figure.ts';
import { type PlainPage, plainPage } from './schemas/pages/plain-page.ts';

/** The folder that editors write in. The build, the tests and the scripts all run in the folder of the project. */
const CONTENT = join(process.cwd(), 'content');

/** Files of `content/` that are neither an entry nor a page; `src/publish/write-redirects.ts` reads the last. */
const FIGURE_NAMES = 'figures.yaml';
const ELSEWHERE = ['README.md', FIGURE_NAMES, 'redirects.yaml'];

/** One entry: its fields, and its id, which is its file's name and its anchor or address. */
export type Entry<K extends KindId> = DataOf<K> & { readonly id: string };

/** What is read once stays for the whole build; the development server drops it when a file changes. */
const cache = new Map<string, unknown>();

/** What files would hold, by their names below `content/`; nothing where a file would be gone. */
let unwritten: ReadonlyMap<string, string | undefined> = new Map();

/** What files held when they were read before: reading YAML is half the time of a check. Kept where there is a second one. */
let parsedBefore: Map<string, { text: string; value: unknown }> | undefined;

/** From now on reads what is there anew, as it would be with these changes: so the desk checks before it writes. */
export function readWith(changes: ReadonlyMap<string, string | undefined>): void {
  unwritten = changes;
  parsedBefore ??= new Map();
  cache.clear();
}

/** All entries of a kind, in the order in which they are listed. @throws ContentError naming files, fields and rules. */
export function entriesOf<K extends KindId>(kind: K): readonly Entry<K>[] {
  return remembered(`entries ${kind}`, () =>
    writtenEntries(kind).map((entry) => withFigures(entry, `${kind}/${entry.id}`)),
  );
}

/** The entry of this id. @throws where there is none. */
export function entryOf<K extends KindId>(kind: K, id: string): Entry<K> {
  const entry = remembered(`index ${kind}`, () => byId(entriesOf(kind))).get(id);
  if (!entry) throw new ContentError([`content/${kind} has no file for "${id}"`]);
  return entry;
}

/** The copy of a page. @throws ContentError where the file is missing or does not follow its schema. */
export function pageOf<P extends PageId | PartId>(page: P): PageOf<P> {
  return remembered(`page ${page}`, () => withFigures(writtenPage(page), `pages/${page}`));
}

/** The pages that consist of sections: every file in `content/pages` without a row in `pages.ts`. */
export function sectionPages(): readonly (PlainPage & { readonly id: string; readonly path: string })[] {
  return remembered('section pages', () => {
    const ids = contentFiles().flatMap((file) => /^pages\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []);
    const own = ids.filter((id) => !(id in pages) && !(id in pageParts));
    return own.map((id) => ({ ...withFigures(writtenSectionPage(id), `pages/${id}`), id, path: `/${id}` }));
  });
}

/** What every page's file says. */
export interface PageListing {
  id: string;
  path: string;
  title: string;
  description: string;
  heading: string;
  asOf: string;
  article?: z.output<typeof articleLabel> | undefined;
  figures?: Readonly<Record<string, FigureHistory>> | undefined;
}

/** All pages that have a file in `content/pages`. */
export function allPages(): readonly PageListing[] {
  return remembered('all pages', () => [
    ...pageIds.map((id) => ({ ...pageOf(id), id, path: pages[id].path })),
    ...sectionPages(),
  ]);
}

/** All that is in `content/`, with its file. */
export function allContent(): readonly { file: string; data: unknown }[] {
  return [
    ...kindIds.flatMap((kind) => entriesOf(kind).map(({ id, ...data }) => ({ file: fileOf(kind, id), data }))),
    ...[...pageIds, ...partIds].map((id) => ({ file: `content/pages/${id}.yaml`, data: pageOf(id) })),
    ...sectionPages().map(({ id, path, ...data }) => ({ file: `content/pages/${id}.yaml`, data })),
  ];
}

/** What may have figures, as it is written: with their names in its texts. `subject` is as in "companies/ionq". */
export function writtenContent(): readonly { subject: string; file: string; data: object }[] {
  return [
    ...kindIds.flatMap((kind) =>
      writtenEntries(kind).map(({ id, ...data }) => ({ subject: `${kind}/${id}`, file: fileOf(kind, id), data })),
    ),
    ...pageIds.map((id) => ({ subject: `pages/${id}`, file: `content/pages/${id}.yaml`, data: writtenPage(id) })),
    ...sectionPages().map(({ id }) => ({
      subject: `pages/${id}`,
      file: `content/pages/${id}.yaml`,
      data: writtenSectionPage(id),
    })),
  ];
}

/** `content/figures.yaml`: the names and kinds of figures. */
export function figureNamesFile(): z.output<typeof figureNames> {
  return remembered('figure names', () => checked(FIGURE_NAMES, figureNames));
}

/** The files that nothing reads. */
export function unreadFiles(): string[] {
  const patterns = [...kindIds.map((kind) => kinds[kind].files), /^pages\/[^/]+\.yaml$/];
  return contentFiles()
    .filter((file) => /\.(ya?ml|mdx?|json)$/.test(file) && !ELSEWHERE.includes(file))
    .filter((file) => !patterns.some((pattern) => pattern.test(file)));
}

/** The file of an entry, for messages. */
export function fileOf(kind: KindId, id: string): string {
  return `content/${filesOf(kind).get(id) ?? `${kind}/${id}.yaml`}`;
}

/** Content that does not follow its rules: one line a problem, each with file, field and what to do. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The content breaks a rule:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}

/** A page as it is written, with the names of figures in its texts. */
function writtenPage<P extends PageId | PartId>(page: P): PageOf<P> {
  const { schema } = { ...pages, ...pageParts }[page];
  return remembered(`written page ${page}`, () => checked(`pages/${page}.yaml`, schema) as PageOf<P>);
}

function writtenSectionPage(id: string): PlainPage {
  return remembered(`written page ${id}`, () => checked(`pages/${id}.yaml`, plainPage));
}

/** The entries of a kind as they are written. */
function writtenEntries<K extends KindId>(kind: K): readonly Entry<K>[] {
  return remembered(`written ${kind}`, () => readEntries(kind));
}

function readEntries<K extends KindId>(kind: K): Entry<K>[] {
  const { schema, compare, nameOf }: Kind<unknown> = kinds[kind];
  const found = [...filesOf(kind)].map(([id, file]) => ({ id, file, result: schema.safeParse(parsedFile(file)) }));
  const problems = found.flatMap(({ file, result }) => (result.success ? [] : problemsOf(file, result.error)));
  if (problems.length > 0) throw new ContentError(problems);
  return found
    .map(({ id, result }) => ({ id, data: result.data }))
    .sort(
      (a, b) =>
        compare?.(a.data, b.data) || nameOf(a.data).localeCompare(nameOf(b.data), 'en') || a.id.localeCompare(b.id),
    )
    .map(({ id, data }) => Object.assign({ id }, data) as Entry<K>);
}

function checked<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parsedFile(file));
  if (!result.success) throw new ContentError(problemsOf(file, result.error));
  return result.data;
}

/** Names a figure in a text: "{companies/ionq/employees}", or one of the same file as "{employees}". */
const FIGURE_IN_TEXT = /\{([a-z0-9-]+(?:\/[a-z0-9-]+\/[a-z0-9-]+)?)\}/g;

/** The same value with every figure that its texts name in the place of the name, so that a number is written once. */
function withFigures<Value>(value: Value, subject: string): Value {
  return mapTexts(value, (text) =>
    text.replace(FIGURE_IN_TEXT, (name, id: string) => {
      if (id.includes('/')) return newestText(id) ?? unknownFigure(id, subject);
      return newestText(`${subject}/${id}`) ?? name;
    }),
  ) as Value;
}

function unknownFigure(id: string, subject: string): never {
  throw new ContentError([
    `content/${subject}.yaml: "{${id}}" names a figure that does not exist; write kind/entry/name`,
  ]);
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, map)]));
}

/** The leading value of a figure in words. */
function newestText(id: string): string | undefined {
  const [kind = '', entry = '', name = ''] = id.split('/');
  const leading = leadingValue(historiesOf(kind, entry)?.[name] ?? []);
  return leading && (leading.value ?? leading.absent);
}

function historiesOf(kind: string, entry: string): Partial<Record<string, FigureHistory>> | undefined {
  const written = writtenOf(kind, entry);
  return written && 'figures' in written ? written.figures : undefined;
}

function writtenOf(kind: string, id: string) {
  if (isKindId(kind)) return remembered(`written index ${kind}`, () => byId(writtenEntries(kind))).get(id);
  if (kind !== 'pages') return undefined;
  const page = [...pageIds, ...partIds].find((each) => each === id);
  return page ? writtenPage(page) : writtenSectionPage(id);
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Every problem that a schema has with a file, each with its place in the file. */
function problemsOf(file: string, error: z.ZodError): string[] {
  return error.issues.map(
    ({ path, message }) => `content/${file}: ${path.length > 0 ? `${z.core.toDotPath(path)}: ` : ''}${message}`,
  );
}

/** The names of all files below `content/`, with forward slashes, in order. */
function contentFiles(): readonly string[] {
  return remembered('files', () => {
    const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
    const files = new Set(names);
    for (const [file, text] of unwritten) {
      if (text === undefined) files.delete(file);
      else files.add(file);
    }
    return [...files].sort();
  });
}

/** The files of a kind by the ids of their entries. */
function filesOf(kind: KindId): ReadonlyMap<string, string> {
  return remembered(`files of ${kind}`, () => {
    const named = contentFiles().map((file) => [kinds[kind].files.exec(file)?.[1], file] as const);
    return new Map(named.flatMap(([id, file]) => (id ? [[id, file]] : [])));
  });
}

/** The YAML of a file, or that between the first two lines of dashes where text follows. */
function parsedFile(file: string): unknown {
  let text: string;
  try {
    text = unwritten.get(file) ?? readFileSync(join(CONTENT, file), 'utf8');
  } catch {
    throw new ContentError([`content/${file}: the file is missing`]);
  }
  const before = parsedBefore?.get(file);
  if (before?.text === text) return before.value;
  try {
    const value: unknown = parse(file.endsWith('.mdx') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text);
    parsedBefore?.set(file, { text, value });
    return value;
  } catch (error) {
    throw new ContentError([`content/${file}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** What is made of the content once and kept as long as the content is. */
export function remembered<Value>(key: string, read: () => Value): Value {
  if (!cache.has(key)) cache.set(key, read());
  return cache.get(key) as Value;
}

/** The section of a page that has this shape. @throws ContentError where the page's file has none. */
export function sectionOf<Section extends { shape: string }, Shape extends Section['shape']>(
  { heading, sections }: { heading: string; sections: readonly Section[] },
  shape: Shape,
): Extract<Section, { shape: Shape }> {
  const isThat = (section: Section): section is Extract<Section, { shape: Shape }> => section.shape === shape;
  const found = sections.find(isThat);
  if (!found)
    throw new ContentError([`"${heading}" has no section of the shape "${shape}"; its .astro file shows one`]);
  return found;
}
