import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Asks every outside address of the built site whether it still answers. Not part of the tests: other people's servers
 * decide about the result. Ends with 1 when an address is gone (404, 410, or no such host).
 */
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'));
const PARALLEL = 12;
const TIMEOUT_MS = 20_000;
/** Some publishers refuse programs; a refusal says nothing about the address. */
const GONE = new Set(['404', '410', 'ENOTFOUND']);

const pagesOf = collectLinks();
const results = await askAll([...pagesOf.keys()]);
report(results);

/** Outside addresses, and the pages that name them. */
function collectLinks(): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(dist, name), 'utf8');
    for (const [, address] of html.matchAll(/<a\s[^>]*href="(https?:\/\/[^"#]+)/g)) {
      const url = withoutPage((address ?? '').replaceAll('&amp;', '&').replaceAll('&#38;', '&'));
      links.set(url, [...(links.get(url) ?? []), name]);
    }
  }
  return links;
}

/** A form that shares a page is one address, whichever page it names. */
function withoutPage(url: string): string {
  return url.replace(/\?url=http.*$/, '');
}

/** The status of each address, or the name of what went wrong. */
async function askAll(urls: string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const queue = urls.values();
  const work = async () => {
    for (const url of queue) answers.set(url, await ask(url));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return answers;
}

/** HEAD costs the other side least; some servers answer only GET. */
async function ask(url: string): Promise<string> {
  const head = await status(url, 'HEAD');
  return head === '200' ? head : status(url, 'GET');
}

async function status(url: string, method: 'HEAD' | 'GET'): Promise<string> {
  try {
    const answer = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
}

function report(answers: Map<string, string>): void {
  const gone = [...answers].filter(([, answer]) => GONE.has(answer));
  const unclear = [...answers].filter(([, answer]) => answer !== '200' && !GONE.has(answer));
  const line = ([url, answer]: [string, string]) =>
    `${answer.padEnd(12)} ${url}  (${[...new Set(pagesOf.get(url))].slice(0, 3).join(', ')})`;
  if (unclear.length > 0) console.log(`Unclear, look by hand:\n${unclear.map(line).join('\n')}\n`);
  if (gone.length > 0) console.log(`Gone:\n${gone.map(line).join('\n')}\n`);
  console.log(`${answers.size} addresses: ${gone.length} gone, ${unclear.length} unclear`);
  process.exitCode = gone.length > 0 ? 1 : 0;
}
