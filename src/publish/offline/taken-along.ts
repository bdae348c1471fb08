import { REDIRECTS_FILE } from '#server/static/redirects.ts';
import { sourceShelfPaths } from '#src/model/source-shelves.ts';
import { urls } from '#src/model/urls.ts';

/** Pages that are not taken: charts and circuits for other sites, the tables of open data, lists of all works, and single stories. */
const NOT_TAKEN = [
  /^embed\//,
  /^lab\/embed\.html$/,
  /^form-result\.html$/,
  new RegExp(`^${urls.dataSet('').slice(1)}`),
  // Each page has its own, and they lead out of the hub.
  ...sourceShelfPaths.map((path) => new RegExp(`^${path.slice(1)}\\.html$`)),
  // Their list is taken, with the first lines of each.
  new RegExp(`^${urls.story('').slice(1)}(?!archive\\.html$)`),
];

/** What the scripts and styles of pages ask for. */
const ASKED_FOR = [
  /^_astro\/.+\.(js|css|woff2)$/,
  /^drawings\//,
  /^pagefind\//,
  /^(glossary|lab|map|tasks)\/.+\.json$/,
  /^review\/cards\.json$/,
  /\/compare\.json$/,
  // What opens at a term. Cards of figures, machines and companies do not come: without them a press follows the link.
  /^glossary\/.+\.xhtml$/,
  // Programs to download.
  /\.(qasm|qs|py)$/,
  /^favicon\.|^site\.webmanifest$/,
];

/** Of no use without a net: what sends a form. */
const NET_ONLY = /^_astro\/send-row\./;

export const isTakenPage = (name: string) => name.endsWith('.html') && !NOT_TAKEN.some((pattern) => pattern.test(name));

export const isTakenFile = (name: string) =>
  name === REDIRECTS_FILE || (ASKED_FOR.some((pattern) => pattern.test(name)) && !NET_ONLY.test(name));

/** The compiler of Q#, which a reader may leave out. */
export const isCompiler = (name: string) => /^_astro\/qsc_wasm.+\.wasm$/.test(name);

/** What search engines and other sites read in the head of a page, and nobody who has it in a browser. */
const FOR_CRAWLERS = [
  /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  /<meta (?:property|name)="(?:og|article|twitter):[^>]*>/g,
  /<meta name="description"[^>]*>/g,
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
];

/** The text of a mail that corrects an entry says once more what the page says, in an encoding that nothing compresses well. */
const MAIL_TEXT = /(href="mailto:[^"?]+\?subject=[^"&]+)&amp;body=[^"]*/g;

/** A page without what nobody reads who has taken it along: a tenth of all that is sent. */
export function withoutUnread(html: string): string {
  const end = html.indexOf('</head>');
  const head = FOR_CRAWLERS.reduce((rest, pattern) => rest.replace(pattern, ''), html.slice(0, end));
  return head + html.slice(end).replace(MAIL_TEXT, '$1');
}
