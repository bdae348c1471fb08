import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Places } from '#src/features/reading/offline/edition.ts';
import { compressPack, cutPage, Pack } from './pack.ts';
import { isTakenFile, isTakenPage, withoutUnread } from './taken-along.ts';

const paragraph = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<p class="${word}-${index}">${word} ${index}</p>`).join('');
const shared = paragraph('shared', 400);
const page = (own: string) => `<main>${paragraph(own, 60)}${shared}</main>${paragraph(own, 9)}`;

describe('R69.3: a pack', () => {
  it('gives back each of its files as it was', async () => {
    const pages = { 'a.html': page('a'), 'b.html': page('Überlagerung'), 'empty.html': '' };
    const pack = new Pack();
    for (const [name, html] of Object.entries(pages)) pack.add(name, cutPage(html));
    pack.add('font.woff2', [Buffer.from([0, 255, 10])]);
    const { content, head } = pack.whole();
    const places: Places = JSON.parse(content.subarray(0, head).toString());
    const read = (name: string) => {
      const of = places[name] ?? [];
      const pieces: Buffer[] = [];
      for (let at = 0; at < of.length; at += 2) {
        const from = head + (of[at] ?? 0);
        pieces.push(content.subarray(from, from + (of[at + 1] ?? 0)));
      }
      return Buffer.concat(pieces);
    };
    for (const [name, html] of Object.entries(pages)) expect(read(name).toString()).toBe(html);
    expect([...read('font.woff2')]).toEqual([0, 255, 10]);
    expect(brotliDecompressSync(await compressPack(content)).equals(content)).toBe(true);
  });

  it('holds once what its pages share, wherever it stands in them', () => {
    const one = new Pack();
    one.add('a.html', cutPage(page('a')));
    const two = new Pack();
    two.add('a.html', cutPage(page('a')));
    two.add('b.html', cutPage(page('another')));
    const more = two.whole().content.length - one.whole().content.length;
    expect(more).toBeLessThan(page('another').length - shared.length / 2);
  });
});

describe('R69.4: what is taken along', () => {
  it.each([
    ['index.html', true],
    ['tutorials/grovers-search.html', true],
    ['news.html', true],
    ['news/archive.html', true],
    ['news/a-story.html', false],
    ['data.html', true],
    ['data/machines.html', false],
    ['embed/funding.html', false],
    ['form-result.html', false],
  ])('%s as a page: %s', (name, is) => expect(isTakenPage(name)).toBe(is));

  it.each([
    ['_astro/react.Dg.js', true],
    ['_astro/send-row.Dg.js', false],
    ['tasks/make-a-minus.json', true],
    ['pagefind/pagefind.js', true],
    ['glossary/qubit.xhtml', true],
    ['figures/ibm-revenue.xhtml', false],
    ['_redirects', true],
    ['data/machines.json', false],
    ['news.json', false],
    ['sw.js', false],
    ['offline/removing-sw.js', false],
    ['hardware.md', false],
    ['share/hardware.png', false],
  ])('%s as a file: %s', (name, is) => expect(isTakenFile(name)).toBe(is));

  it('a page without what is for crawlers, and the texts of its mails, keeps its policy, its title and the rest', () => {
    const policy = '<meta http-equiv="content-security-policy" content="x">';
    const head = `<title>T</title><meta name="description" content="d"/><meta property="og:title" content="T"/>${policy}<link rel="canonical" href="/t"/>`;
    const mail = '<a href="mailto:a@b.example?subject=content%2Fa.yaml';
    const body = (end: string) =>
      `<body><script type="application/ld+json">{}</script>${mail}${end}">Correct this</a></body>`;
    expect(withoutUnread(`<head>${head}</head>${body('&amp;body=It%20says')}`)).toBe(
      `<head><title>T</title>${policy}</head>${body('')}`,
    );
  });
});
