/** Header names and values in turn, as `response.writeHead` takes them: the quickest form for node:http. */
export type HeaderList = readonly string[];

const ONE_YEAR_S = 31_536_000;

/**
 * What every answer carries, whatever it is. `Strict-Transport-Security` only when the public site is served over
 * https: over http browsers ignore it, and on a machine without a certificate it would lock the owner out.
 */
function securityHeaders(siteUrl: string, isFrame = false): HeaderList {
  const always = [
    'X-Content-Type-Options',
    'nosniff',
    ...(isFrame ? [] : ['X-Frame-Options', 'DENY']),
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
  return siteUrl.startsWith('https:') ? [...always, 'Strict-Transport-Security', `max-age=${ONE_YEAR_S}`] : always;
}

/** What an answer carries that is no file of the site: nothing of it may be run, shown in a frame or embedded. */
export function answerHeaders(siteUrl: string): HeaderList {
  return [...securityHeaders(siteUrl), ...policies(contentSecurityPolicy(''), 'same-origin')];
}

/** A redirect says nothing of its own; whether its target may be embedded is the target's to say. */
export function redirectHeaders(siteUrl: string): HeaderList {
  return [...securityHeaders(siteUrl), ...policies(contentSecurityPolicy(''), 'cross-origin')];
}

/**
 * What a file of the build carries. A page is read for the policy that it brings; only one that is there for frames on other
 * sites may be in a frame.
 */
export function fileHeaders({ name, contentType, content }: ServedFile, siteUrl: string): HeaderList {
  const isFrame = FOR_FRAMES.test(name);
  const isPage = contentType.startsWith('text/html');
  const policy = isPage ? pagePolicy(content.toString(), siteUrl, isFrame) : contentSecurityPolicy(contentType);
  const sharing = isFrame ? 'cross-origin' : crossOriginResourcePolicy(contentType);
  return [...securityHeaders(siteUrl, isFrame), ...policies(policy, sharing)];
}

/** Charts, and the page that draws the circuit of its address. */
const FOR_FRAMES = /^embed\/|^lab\/embed\.html$/;

interface ServedFile {
  /** Path below the site's root, without a slash at its beginning. */
  name: string;
  contentType: string;
  /** Bytes, or a page's text. */
  content: { toString(): string };
}

function policies(contentSecurity: string, crossOriginResource: string): HeaderList {
  return ['Content-Security-Policy', contentSecurity, 'Cross-Origin-Resource-Policy', crossOriginResource];
}

/** As Astro writes it; neither escapes nor quotation marks occur in a policy. */
const POLICY_META = '<meta http-equiv="content-security-policy" content="';

/** A page that brings no policy has no script either; it may look like the site and hold a form. */
const PLAIN_PAGE =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'";

/**
 * The content that Astro hands to an island. React finds it in the page and leaves it, but when the page was changed
 * before, as translators do, React makes the island anew and writes that content as a string, which trusted types forbid.
 */
const ISLAND_CONTENT = '<astro-slot';
/** Workers are made under policies of their own (`src/base/trusted-address.ts`). */
const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types search-worker lab-worker counting-worker compiler-worker offline-worker";

/**
 * The policy of a page as a header, which is in force before the page's first byte is read; a `<meta>` rules only what
 * comes after it. It is the page's own policy, with the hashes of its scripts, and what all pages cannot say alike.
 */
export function pagePolicy(html: string, siteUrl: string, isFrame = false): string {
  const start = html.indexOf(POLICY_META);
  const content = start + POLICY_META.length;
  const own = start === -1 ? PLAIN_PAGE : html.slice(content, html.indexOf('"', content));
  const upgrade = siteUrl.startsWith('https:') ? 'upgrade-insecure-requests' : '';
  const trustedTypes = html.includes(ISLAND_CONTENT) ? '' : TRUSTED_TYPES;
  return joinDirectives([`frame-ancestors ${isFrame ? '*' : "'none'"}`, upgrade, trustedTypes, own].join(';'));
}

/** A browser takes a directive's first mention and passes over every other one. */
function joinDirectives(policy: string): string {
  const byName = new Map<string, string>();
  for (const directive of policy.split(';').map((text) => text.trim())) {
    const name = directive.split(' ', 1)[0] ?? '';
    if (name !== '' && !byName.has(name)) byName.set(name, directive);
  }
  return [...byName.values()].join('; ');
}

/** The content security policy of everything that is no page. */
function contentSecurityPolicy(contentType: string): string {
  // A worker obeys the policy its own script came with, and the program runner compiles WebAssembly in one.
  if (contentType.startsWith('text/javascript')) {
    return "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; frame-ancestors 'none'";
  }
  // Drawings carry their own style; scripts in one that is opened by itself stay dead.
  if (contentType.startsWith('image/svg+xml')) {
    return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";
  }
  return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}

/** Pictures, open data and feeds are there for other sites to show and load; the rest is for our own pages. */
const FOR_OTHERS = /^image\/|^application\/(json|schema\+json|xml|x-bibtex)|^text\/(csv|calendar|markdown)/;

function crossOriginResourcePolicy(contentType: string): string {
  return FOR_OTHERS.test(contentType) ? 'cross-origin' : 'same-origin';
}
