import { describe, expect, it } from 'vitest';
import { fileHeaders } from '#server/http/headers.ts';
import type { KeptEdition } from '#src/features/reading/offline/kept-edition.ts';
import { answerFor, notTakenAnswer } from './answers.ts';
import { fileIn, type TakenFiles } from './taken-files.ts';

const ORIGIN = 'https://hub.example';
const html = `<html><head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-abc='"></head><body><main id="main">Text {sent-compiler}</main></body></html>`;
const FILES = {
  'index.html': html,
  'tutorials/a.html': html,
  'tasks/a.json': '{"a":1}',
  'offline/not-taken.html': html,
};

/** An edition whose only part has these files one behind the other. */
function editionOf(files: Readonly<Record<string, string>>): TakenFiles {
  const content = new Blob(Object.values(files));
  const part = { name: 'pages', address: '/p', sent: 1, size: content.size, head: 0, content } as const;
  const compiler = { name: 'compiler', address: '/c', sent: 1_500_000, size: 6, head: 0 } as const;
  let from = 0;
  const places = Object.entries(files).map(([name, text]) => {
    const of = [from, text.length];
    from += text.length;
    return [name, { part, places: of }] as const;
  });
  const edition: KeptEdition = {
    id: '1',
    date: 'November 28, 2026',
    bar: '<aside>The bar</aside>',
    notTaken: 'offline/not-taken.html',
    parts: [part, compiler],
    taken: [part],
  };
  return { edition, files: new Map(places), redirects: new Map([['/old', '/tutorials/a']]) };
}

const taken = editionOf(FILES);
const ask = (path: string) => answerFor(taken, new URL(path, ORIGIN));

describe('R69.5: what was taken along answers', () => {
  it('a page with the headers that the server sends with it, its policy among them', async () => {
    const answer = await ask('/tutorials/a?track=x#step-2');
    const list = fileHeaders(
      { name: 'tutorials/a.html', contentType: 'text/html; charset=utf-8', content: html },
      ORIGIN,
    );
    for (let at = 0; at < list.length; at += 2) expect(answer?.headers.get(list[at] ?? '')).toBe(list[at + 1]);
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer?.headers.get('content-security-policy')).toContain("'sha256-abc='");
    expect(answer?.headers.get('content-security-policy')).toContain('trusted-types');
  });

  it('a page with the bar at the beginning of its content, and with the sizes of the edition', async () => {
    expect(await (await ask('/'))?.text()).toContain('<main id="main"><aside>The bar</aside>Text 1.5 MB</main>');
  });

  it('a file as it was built', async () => {
    const answer = await ask('/tasks/a.json');
    expect(await answer?.text()).toBe(FILES['tasks/a.json']);
    expect(answer?.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['/tutorials/a/', '/tutorials/a'],
    ['/tutorials/a.html?x=1', '/tutorials/a?x=1'],
    ['/tutorials/a/index.html', '/tutorials/a'],
    ['/index.html', '/'],
    ['/old', '/tutorials/a'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await ask(path);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([308, `${ORIGIN}${to}`]);
  });

  it.each(['/nothing', '/tutorials', '/nothing/', '/tutorials/a.md', '//evil.example'])(
    '%s is not there',
    async (path) => expect(await answerFor(taken, new URL(`${ORIGIN}${path}`))).toBeUndefined(),
  );

  it('for an address that was not taken with a page that says so, and no answer where nothing was taken', async () => {
    const answer = await notTakenAnswer(taken, new URL('/nothing', ORIGIN));
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('The bar');
    expect((await notTakenAnswer(undefined, new URL('/nothing', ORIGIN))).type).toBe('error');
  });
});

it('R69.3: a file whose pieces lie apart is put together', async () => {
  const part = { name: 'pages', address: '/p', sent: 1, size: 9, head: 3, content: new Blob(['{}\nabcdef']) } as const;
  const files = new Map([['a.txt', { part, places: [4, 2, 0, 1] }]]);
  expect(await fileIn({ ...taken, files }, 'a.txt')?.text()).toBe('efa');
});
