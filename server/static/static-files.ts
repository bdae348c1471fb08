import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultTemplate } from '../api/result-page.ts';
import { answerHeaders, fileHeaders, type HeaderList, pagePolicy, redirectHeaders } from '../http/headers.ts';
import { ENCODINGS, type Encoding, encodingPreference, type Preference } from './encodings.ts';
import { HASHED_NAME } from './hashed-names.ts';
import { parseRedirects, REDIRECTS_FILE } from './redirects.ts';
import { COMPRESSED_DIR, compressedForms, readSite, type SiteFile } from './site-files.ts';

/** The page that the answers to forms are made from; it is no page of its own. */
export const FORM_RESULT_FILE = 'form-result.html';
const NOT_FOUND_FILE = '404.html';

/** Names with a hash of their content never change; everything else is asked for again. */
const CACHE_HASHED = 'public, max-age=31536000, immutable';
const CACHE_HTML = 'no-cache';
const CACHE_OTHER = 'public, max-age=3600';
/** Old ones of these would keep what has been withdrawn. */
const ASKED_AGAIN = ['sw.js', 'offline/edition.json'];
/** What is taken along lies compressed in the build, and is sent so: it has forty times its size. */
const PACKED = /\.pack$/;

interface Variant {
  etag: string;
  headers: HeaderList;
  body: Buffer;
}

type Variants = ReadonlyMap<Encoding | 'identity', Variant>;

export interface StaticSite {
  /** Answers one request. Does not throw; every path has an answer. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** The built page for answers to forms, with its tokens; undefined when the build has none. */
  readonly formResultPage: ResultTemplate | undefined;
}

interface StaticSiteOptions {
  siteUrl: string;
  compressedDir?: string;
}

/**
 * Loads a built site into memory and serves it from there. No request touches the disk, so nothing outside the build
 * can be reached, and pages keep being served when the disk is full or gone.
 * @throws when the folder cannot be read.
 */
export async function loadStaticSite(distDir: string, options: StaticSiteOptions): Promise<StaticSite> {
  const { siteUrl, compressedDir = COMPRESSED_DIR } = options;
  const files = await readSite(distDir);
  const pages = new Map<string, Variants>();
  const redirects = new Map<string, string>();
  const names = new Set(files.map(({ name }) => name));
  let notFound: Variants | undefined;
  let formResultPage: ResultTemplate | undefined;

  for (const file of files) {
    if (file.name === FORM_RESULT_FILE) {
      const html = file.content.toString('utf8');
      formResultPage = { html, policy: pagePolicy(html, siteUrl) };
      continue;
    }
    if (file.name === REDIRECTS_FILE) {
      for (const { from, to } of parseRedirects(file.content.toString('utf8'))) redirects.set(from, to);
      continue;
    }
    const variants = await variantsOf(file, siteUrl, compressedDir, canonicalLink(file.name, names, siteUrl));
    if (file.name === NOT_FOUND_FILE) {
      notFound = variants;
      continue;
    }
    const path = canonicalPath(file.name);
    pages.set(path, variants);
    for (const other of otherSpellings(path, file.name)) redirects.set(other, path);
  }

  notFound ??= await variantsOf(plainNotFound(), siteUrl, compressedDir);
  const served = { pages, redirects, notFound, common: answerHeaders(siteUrl), redirect: redirectHeaders(siteUrl) };
  return { answer: createAnswer(served), formResultPage };
}

/** `hardware.html` and `hardware/index.html` are `/hardware`; `index.html` is `/`; other files keep their name. */
function canonicalPath(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/';
}

function otherSpellings(path: string, name: string): string[] {
  if (path === '/') return ['/index.html', '/index'];
  return name.endsWith('.html') ? [`${path}/`, `${path}.html`, `${path}/index.html`, `${path}/index`] : [`${path}/`];
}

function plainNotFound(): SiteFile {
  const content = Buffer.from(
    '<!doctype html><html lang="en"><title>404</title><h1>Oops! Page not found</h1></html>\n',
  );
  return { name: NOT_FOUND_FILE, contentType: 'text/html; charset=utf-8', content, hash: '0'.repeat(64) };
}

/** A page as Markdown names the page that it is a copy of, for search engines (RFC 6596); every other file nothing. */
function canonicalLink(name: string, names: ReadonlySet<string>, siteUrl: string): HeaderList {
  const page = name.replace(/\.md$/, '.html');
  if (page === name || !names.has(page)) return [];
  return ['Link', `<${new URL(canonicalPath(page), siteUrl).href}>; rel="canonical"`];
}

async function variantsOf(
  file: SiteFile,
  siteUrl: string,
  compressedDir: string,
  link: HeaderList = [],
): Promise<Variants> {
  const forms = await compressedForms(file, compressedDir, 'quick');
  const security = fileHeaders(file, siteUrl);
  const variants = new Map<Encoding | 'identity', Variant>();
  for (const encoding of ['identity', ...ENCODINGS] as const) {
    const body = encoding === 'identity' ? file.content : forms.get(encoding);
    if (!body) continue;
    // A strong tag names exactly these bytes, so each compressed form has its own.
    const etag = `"${file.hash.slice(0, 24)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const headers = [
      ...['Content-Type', file.contentType],
      ...['Cache-Control', cacheControl(file)],
      ...['ETag', etag],
      ...(forms.size > 0 ? ['Vary', 'Accept-Encoding'] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...(PACKED.test(file.name) ? ['Content-Encoding', 'br'] : []),
      ...['Accept-Ranges', 'none'],
      ...link,
      ...security,
    ];
    variants.set(encoding, { etag, headers, body });
  }
  return variants;
}

function cacheControl(file: SiteFile): string {
  if (HASHED_NAME.test(file.name)) return CACHE_HASHED;
  return file.contentType.startsWith('text/html') || ASKED_AGAIN.includes(file.name) ? CACHE_HTML : CACHE_OTHER;
}

interface Served {
  pages: ReadonlyMap<string, Variants>;
  redirects: ReadonlyMap<string, string>;
  notFound: Variants;
  /** The headers of answers that are neither a file nor a redirect. */
  common: HeaderList;
  redirect: HeaderList;
}

function createAnswer(served: Served): StaticSite['answer'] {
  const { pages, redirects, common, redirect } = served;
  return (request, response) => {
    const id = ['X-Request-Id', randomUUID()];
    const method = request.method ?? 'GET';
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, [
        ...['Allow', 'GET, HEAD', 'Content-Length', '0', 'Connection', 'close', 'Cache-Control', 'no-store'],
        ...common,
        ...id,
      ]);
      response.end();
      return;
    }
    const url = request.url ?? '/';
    const queryStart = url.indexOf('?');
    const rawPath = queryStart === -1 ? url : url.slice(0, queryStart);
    const path = pages.has(rawPath) ? rawPath : decodePath(rawPath);
    if (path === undefined) {
      response.writeHead(400, [
        'Content-Type',
        'text/plain; charset=utf-8',
        'Cache-Control',
        'no-store',
        ...common,
        ...id,
      ]);
      response.end(method === 'HEAD' ? undefined : 'The address is not well formed.\n');
      return;
    }
    const canonical = redirects.get(path);
    if (canonical !== undefined && !pages.has(path)) {
      // The target is always a path of this site, taken from the build and not from the request.
      const location = encodeURI(canonical) + (queryStart === -1 ? '' : url.slice(queryStart));
      response.writeHead(308, [
        ...['Location', location, 'Content-Length', '0', 'Cache-Control', CACHE_OTHER],
        ...redirect,
        ...id,
      ]);
      response.end();
      return;
    }
    sendPage(request, response, pages.get(path), served, id);
  };
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  found: Variants | undefined,
  { notFound, common }: Pick<Served, 'notFound' | 'common'>,
  id: HeaderList,
): void {
  const variants = found ?? notFound;
  const preference = preferenceOf(request.headers['accept-encoding']);
  const variant = pickVariant(variants, preference);
  if (!variant) {
    response.writeHead(406, [
      'Content-Length',
      '0',
      'Cache-Control',
      'no-store',
      'Vary',
      'Accept-Encoding',
      ...common,
      ...id,
    ]);
    response.end();
    return;
  }
  const conditions = request.headers['if-none-match'];
  if (found && conditions !== undefined && matches(conditions, variant.etag)) {
    response.writeHead(304, [...variant.headers, ...id]);
    response.end();
    return;
  }
  response.writeHead(found ? 200 : 404, [...variant.headers, 'Content-Length', String(variant.body.length), ...id]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

function pickVariant(variants: Variants, preference: Preference): Variant | undefined {
  for (const encoding of preference) {
    const variant = variants.get(encoding);
    if (variant) return variant;
  }
  return undefined;
}

/** Browsers send few different headers, so each is read once; the bound keeps invented ones from filling memory. */
const preferences = new Map<string, Preference>();

function preferenceOf(header: string | string[] | undefined): Preference {
  const text = Array.isArray(header) ? header.join(',') : header;
  if (text === undefined) return encodingPreference(undefined);
  const known = preferences.get(text);
  if (known) return known;
  const preference = encodingPreference(text);
  if (preferences.size < 100 && text.length < 200) preferences.set(text, preference);
  return preference;
}

/** Weak comparison, as `If-None-Match` asks for (RFC 9110 §13.1.2): a proxy may have weakened our tag. */
function matches(conditions: string, etag: string): boolean {
  if (conditions.trim() === '*') return true;
  return conditions.split(',').some((condition) => condition.trim().replace(/^W\//, '') === etag);
}

/** The path with each segment decoded; undefined when an escape is malformed. */
function decodePath(raw: string): string | undefined {
  try {
    const segments = raw.split('/').map((segment) => decodeURIComponent(segment));
    // A segment that decodes to a separator is no file name of ours: leave it encoded, so that it matches nothing.
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? raw : segments.join('/');
  } catch {
    return undefined;
  }
}
