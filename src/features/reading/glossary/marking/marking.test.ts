import { describe, expect, it } from 'vitest';
import { parseMain } from '#src/base/page-tree.ts';
import { markTerms } from './mark-terms.ts';
import { headingOf, withPagesOfTerms } from './term-marker.ts';
import { termFinder } from './term-names.ts';

const find = termFinder([
  { id: 'qubit', term: 'Qubit' },
  { id: 'logical-qubit', term: 'Logical Qubit' },
  { id: 't1', term: 'T1' },
  { id: 't-gate', term: 'T Gate' },
  { id: 'grovers-algorithm', term: "Grover's Algorithm" },
  { id: 'clifford-gates', term: 'Clifford Gates' },
  { id: 'trapped-ion-qubit', term: 'Trapped-Ion Qubit' },
  { id: 'readout-error', term: 'Readout Error (SPAM)' },
  { id: 'harvest-now-decrypt-later', term: 'Harvest Now, Decrypt Later' },
  { id: 'eastin-knill-theorem', term: 'Eastin–Knill Theorem' },
  { id: 'quantum-fourier-transform', term: 'Quantum Fourier Transform', aliases: ['QFT'] },
  { id: 'post-quantum-cryptography', term: 'Post-Quantum Cryptography', aliases: ['PQC'] },
  { id: 'noise', term: 'Noise', mark: false },
]);

const linkTo = (id: string) => `/glossary#${id}`;
const FILLER = 'and enough further words to make a whole sentence of it';

/** A page as Astro writes it, with this HTML in its `<main>`. */
const pageWith = (content: string) =>
  `<!DOCTYPE html><html><head><title>A qubit</title><script>const a="a qubit < T1"</script></head><body><header><p>A qubit ${FILLER}</p></header><main id="main">${content}</main></body></html>`;

const marksIn = (content: string) =>
  [
    ...markTerms(parseMain(pageWith(content)), find, linkTo).html.matchAll(
      /<a href="\/glossary#([^"]+)" class="term">(.*?)<\/a>/g,
    ),
  ].map(([, id, text]) => `${id}: ${text}`);

describe('which words are a use of a term', () => {
  it.each([
    ['a qubit', ['qubit']],
    ['Qubits', ['qubit']],
    ['logical qubits', ['logical-qubit']],
    ['T1 of 68 µs', ['t1']],
    ['a T gate', ['t-gate']],
    ['Grover&#x27;s algorithm, Grover’s Algorithm', ['grovers-algorithm', 'grovers-algorithm']],
    ['a Clifford gate', ['clifford-gates']],
    ['trapped ion qubits', ['trapped-ion-qubit']],
    ['SPAM and readout errors', ['readout-error', 'readout-error']],
    ['harvest now, decrypt later', ['harvest-now-decrypt-later']],
    ['the Eastin-Knill theorem', ['eastin-knill-theorem']],
    ['the QFT', ['quantum-fourier-transform']],
    ['the quantum Fourier transform', ['quantum-fourier-transform']],
  ])('%s', (text, ids) => {
    expect(find(text).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['qubitization'],
    ['a two-qubit gate'],
    ['t1'],
    ['T12 and T1*'],
    ['a t gate'],
    ['spam'],
    ['qft'],
    ['the Post-Quantum Cryptography Coalition'],
    ['noise'],
  ])('not: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('where a term is marked', () => {
  it('only at its first use on the page', () => {
    expect(marksIn(`<p>A qubit, a qubit ${FILLER}</p><p>another qubit and T1 ${FILLER}</p>`)).toEqual([
      'qubit: qubit',
      't1: T1',
    ]);
  });

  it.each([
    ['a heading', `<h2>A qubit ${FILLER}</h2>`],
    ['a link', `<p><a href="/x">A qubit ${FILLER}</a></p>`],
    ['something inside a link', `<a href="/x"><p>A qubit <em>qubit</em> ${FILLER}</p></a>`],
    ['a button', `<p><button>A qubit ${FILLER}</button></p>`],
    ['code', `<p><code>qubit q; ${FILLER}</code></p><pre><p>qubit ${FILLER}</p></pre>`],
    [
      'a drawing or a formula',
      `<p><svg><text>qubit ${FILLER}</text></svg><math><mtext>qubit ${FILLER}</mtext></math></p>`,
    ],
    ['a form', `<form><p>A qubit ${FILLER}</p></form>`],
    ['navigation', `<nav><ul><li>A qubit ${FILLER}</li></ul></nav>`],
    ['what is folded away', `<details><summary>More</summary><p>A qubit ${FILLER}</p></details>`],
    ['what is hidden', `<div hidden><p>A qubit ${FILLER}</p></div><p aria-hidden="true">A qubit ${FILLER}</p>`],
    ['a badge', `<p>${FILLER} <span class="badge text-ink">A qubit</span></p>`],
    ['a label', '<p>Qubits</p><ul><li>Trapped-ion qubit</li></ul>'],
    ['an attribute', `<p title="A qubit">${FILLER}</p>`],
    ['a comment', `<p><!-- a qubit -->${FILLER}</p>`],
    ['what React takes over', `<astro-island><p>A qubit ${FILLER}</p></astro-island>`],
  ])('not in %s', (_, content) => {
    expect(marksIn(content)).toEqual([]);
  });

  it.each([
    ['a list', `<ul><li>A qubit ${FILLER}</li></ul>`],
    ['a description', `<dl><dt>T1</dt><dd>A qubit ${FILLER}</dd></dl>`],
    ['a caption', `<figure><figcaption>A qubit ${FILLER}</figcaption></figure>`],
    ['a table cell', `<table><tbody><tr><th>T1</th><td>A qubit ${FILLER}</td></tr></tbody></table>`],
    ['emphasis', `<p><strong>A <em>qubit</em></strong> ${FILLER}</p>`],
    [
      'a slot of an island',
      `<astro-island><div><astro-slot><p>A qubit ${FILLER}</p></astro-slot></div></astro-island>`,
    ],
  ])('in %s', (_, content) => {
    expect(marksIn(content)).toEqual(['qubit: qubit']);
  });

  it('in at most 15 places', () => {
    const terms = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, term: `Word${index}` }));
    const text = terms.map(({ term }) => term).join(' — ');
    expect(
      markTerms(parseMain(pageWith(`<p>${text}</p>`)), termFinder(terms), linkTo).html.split('class="term"'),
    ).toHaveLength(16);
  });
});

describe('the rest of the file', () => {
  it('stays as it is, to the byte', () => {
    const html = pageWith(
      `<p class=bare>R&amp;D on a qubit &lt; T1&nbsp;&mdash; ${FILLER}<br>Ångström ⟨ψ| 𝔼 <!-- - --> open\n\n</p><P>Shouted tag, Grover&#39;s algorithm<td>`,
    );
    const { html: marked } = markTerms(parseMain(html), find, linkTo);
    expect(marked).not.toBe(html);
    expect(marked.replaceAll(/<a href="[^"]*" class="term">(.*?)<\/a>/g, '$1')).toBe(html);
  });

  it('stays as it is altogether where no term is used', () => {
    const html = pageWith(`<p>Nothing to see ${FILLER}</p>`);
    expect(markTerms(parseMain(html), find, linkTo)).toEqual({ html, uses: new Map() });
  });
});

describe('the pages of a term', () => {
  it('uses are counted, marked or not', () => {
    const { uses } = markTerms(parseMain(pageWith(`<p>A qubit, a qubit, T1 ${FILLER}</p>`)), find, linkTo);
    expect([...uses]).toEqual([
      ['qubit', 2],
      ['t1', 1],
    ]);
  });

  it('stand in the place the glossary has for them; a place without pages goes', () => {
    const glossary =
      '<dd>A. <span hidden="" data-pages-of-term="qubit"></span></dd><dd>B. <span hidden="" data-pages-of-term="t1"></span></dd>';
    const pages = [
      { path: '/hardware', name: 'Hardware' },
      { path: '/ai-ml', name: 'AI &amp; ML' },
    ];
    expect(withPagesOfTerms(glossary, (term) => (term === 'qubit' ? pages : []))).toBe(
      '<dd>A. Used on <a href="/hardware">Hardware</a>, <a href="/ai-ml">AI &amp; ML</a>.</dd><dd>B. </dd>',
    );
  });

  it('are a fault of the build when the glossary has no place for them', () => {
    expect(() => withPagesOfTerms('<dl></dl>', () => [])).toThrow('data-pages-of-term');
  });

  it('are named by their headings', () => {
    expect(headingOf('<h1 class="a">Quantum <!-- -->AI &amp;<br>ML</h1>')).toBe('Quantum AI &amp; ML');
    expect(() => headingOf('<h2>None</h2>')).toThrow('no <h1>');
  });
});
