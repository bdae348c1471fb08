import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseMain } from '#src/base/page-tree.ts';
import { Formula } from '#src/design/Formula.tsx';
import { rowOf } from '#src/figures/figure-addresses.ts';
import { dateText } from '#src/figures/page-references.ts';
import { allFigures } from '#src/model/figures.ts';
import { pageMarkdown } from './page-markdown.ts';

const address = new URL('https://hub.example/machines');

function markdown(main: string): string {
  return pageMarkdown(parseMain(`<main>${main}</main>`).main, address).text;
}

describe('R67.2: a page as Markdown', () => {
  it.each([
    [
      'headings, lists and links as whole addresses',
      '<h2>A</h2><ul><li><a href="/a">b</a></li><li><a href="#c">d</a></li></ul>',
      '## A\n\n- [b](https://hub.example/a)\n- [d](https://hub.example/machines#c)\n',
    ],
    [
      'tables, each cell in a line',
      '<table><tr><th>A</th><th>B</th></tr><tr><td><p>1</p><p>2</p></td><td><ul><li>3</li><li>4 | 5</li></ul></td></tr></table>',
      '| A | B |\n| - | - |\n| 1 · 2 | 3 · 4 \\| 5 |\n',
    ],
    [
      'what a table is called, before it',
      '<table><caption>Sizes</caption><tr><th>A</th></tr><tr><td>1</td></tr></table>',
      '**Sizes**\n\n| A |\n| - |\n| 1 |\n',
    ],
    [
      'programs with their language',
      '<pre><code class="language-qsharp"><i>use</i> q = Qubit();\n  X(q);</code></pre>',
      '```qsharp\nuse q = Qubit();\n  X(q);\n```\n',
    ],
    [
      'lists of names and values',
      '<dl><div><dt>Founded</dt><dd>2015</dd></div><div><dt>Ticker<span class="block">On the NYSE</span></dt><dd>IONQ</dd></div></dl>',
      '- **Founded:** 2015\n- **Ticker:** IONQ · On the NYSE\n',
    ],
    [
      'what is folded, open',
      '<details><summary>Table</summary><p>One.</p></details><details><summary>A sentence.</summary><p>Two.</p></details>',
      '**Table**\n\nOne.\n\nA sentence.\n\nTwo.\n',
    ],
    [
      'parts of a line, set apart',
      '<p><span>42 articles</span><span>Updated 2024</span><a href="/x">Go<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
      '42 articles · Updated 2024 · [Go](https://hub.example/x)\n',
    ],
    [
      'marks at their words, and what is announced',
      '<p><span>See:</span><a href="/a">A</a><span>, <a href="/b">B</a></span><span>(C)</span></p>',
      'See: [A](https://hub.example/a), [B](https://hub.example/b) (C)\n',
    ],
    [
      'a state whose kets are kept whole',
      '<p><span class="whitespace-nowrap">(|0⟩</span><span class="whitespace-nowrap">+|1⟩</span><span class="whitespace-nowrap">)|0⟩</span></p>',
      '(|0⟩+|1⟩)|0⟩\n',
    ],
    [
      'what is said of a figure, apart from it',
      '<p><span>407</span> <span class="figure-meta"><span>reported</span><span>2024</span></span></p>',
      '407 · reported · 2024\n',
    ],
    [
      'a fold in bold, once',
      '<details><summary><span><b>Lattice</b> 9 sets</span></summary><p>One.</p></details>',
      '**Lattice 9 sets**\n\nOne.\n',
    ],
    [
      'no column of bars',
      '<table><tr><th>A</th><th colspan="2">B</th></tr><tr><td>1</td><td>2</td><td><i></i></td></tr></table>',
      '| A | B |\n| - | - |\n| 1 | 2 |\n',
    ],
    [
      'a task: its text, the program that one begins with, answers to choose from, what came out',
      '<form><p>Which?</p><textarea>h q[0];</textarea><fieldset class="choice-field"><legend>Answer</legend>' +
        '<label><input type="radio"><span>0</span></label><label><input type="radio"><span>1</span></label></fieldset>' +
        '<p>Chance <output>15%</output></p><button>Check</button></form>',
      'Which?\n\n```\nh q[0];\n```\n\n- 0\n- 1\n\nChance 15%\n',
    ],
    [
      'exponents and indices',
      '<p>10<sup>−6</sup>, 2<sup><span class="visually-hidden">^(</span>n/2<span class="visually-hidden">)</span></sup>, x<sub>0</sub>, e<sup>x+1</sup></p>',
      '10⁻⁶, 2^(n/2), x₀, e^(x+1)\n',
    ],
    [
      'pictures by their words, each once',
      '<img src="/a.png" alt="A chip"><div><svg role="img" aria-label="Two lines."></svg></div><div><svg role="img" aria-label="Two lines."></svg></div>',
      '![A chip](https://hub.example/a.png)\n\n_Two lines._\n',
    ],
    ['numbers of steps', '<h3><a href="#step-1">1</a><span>The start</span></h3>', '### 1: The start\n'],
  ])('has %s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('has no controls, nothing hidden, and no way to correct the page', () => {
    const left =
      '<nav>Contents</nav><form><label>Field<input></label></form><button>Press</button><p hidden>No</p><p aria-hidden="true">→</p>' +
      '<div role="tablist"><a href="#a">Tab</a></div><div class="noscript:hidden">Filter</div><script>1</script>' +
      '<fieldset><legend>Size</legend><label><input type="radio">3</label></fieldset><aside class="play"><p>Step 1</p></aside>' +
      '<p id="correction"><a href="mailto:a@b.example">Correct</a></p><p><a href="/x"></a></p><ul></ul>';
    expect(markdown(`${left}<p>Text.</p>`)).toBe('Text.\n');
  });

  it('writes as text what would be Markdown or HTML', () => {
    expect(markdown('<p>a*b*c, [x](y), &lt;script&gt;alert(1)&lt;/script&gt;, # no</p>')).toBe(
      'a\\*b\\*c, \\[x]\\(y), \\<script>alert(1)\\</script>, # no\n',
    );
  });
});

describe('R67.2: an address can be copied', () => {
  it.each([
    [
      'brackets in a link',
      '<a href="/lab#p(pi/2)0&amp;f=a">Lab</a>',
      '[Lab](https://hub.example/lab#p%28pi/2%290&f=a)\n',
    ],
    ['what would be a character', '<a href="/a?b&amp;copy;">A</a>', '[A](https://hub.example/a?b\\&copy;)\n'],
    ['in the text', 'https://a.example/b', 'https://a.example/b\n'],
  ])('%s', (_, html, expected) => {
    expect(markdown(`<p>${html}</p>`)).toBe(expected);
  });
});

describe('R67.3: formulas and figures', () => {
  it('a formula is its TeX, in the line and apart', () => {
    const inLine = renderToStaticMarkup(<Formula tex="a_1 < \frac{b}{2}" />);
    const apart = renderToStaticMarkup(<Formula tex="E=mc^2" display />);
    expect(markdown(`<p>With ${inLine} for $5:</p>${apart}`)).toBe(
      'With $a_1 < \\frac{b}{2}$ for \\$5:\n\n$$\nE=mc^2\n$$\n',
    );
  });

  it('a formula without TeX stops the build', () => {
    expect(() => markdown('<p><math><mi>x</mi></math></p>')).toThrow('The formula x carries no TeX');
  });

  it('a dollar sign is itself where there is no formula', () => {
    expect(markdown('<p>$5B and $6B</p>')).toBe('$5B and $6B\n');
  });

  const figure = allFigures().find(({ values: [newest] }) => newest.asOf === '2025-12' && newest.value);
  if (!figure) throw new Error('No figure is of December 2025');
  const date = dateText(figure.values[0]);
  const shown = `<span class="figure">7<sup><a href="${rowOf(figure)}" class="figure-number"><span class="visually-hidden">Source </span>2</a></sup></span>`;
  const sources = (asOf: string) =>
    `<section id="sources"><h2>Sources</h2><p>As of ${asOf}</p><ol><li id="source-1"><a href="https://a.example">A</a> Publisher, 2025</li>` +
    '<li id="source-2"><a href="https://b.example">B</a> <span>Other, May 2025</span></li></ol></section>';

  it('a figure has its date and the number of its source, which is a footnote; a work that nothing cites stays in the list', () => {
    expect(markdown(`<p>It has ${shown} qubits.</p>${sources('November 2026')}`)).toBe(
      `It has 7[^2] (${date}) qubits.\n\n## Sources\n\nAs of November 2026\n\n- [A](https://a.example/) Publisher, 2025\n\n` +
        '[^2]: [B](https://b.example/) Other, May 2025\n',
    );
  });

  it('the date is not said twice: not where the row has it, nor where it is that of the page', () => {
    expect(markdown(`<ul><li><p>${shown}</p><p>${date}</p></li></ul>${sources('May 2026')}`)).toContain(
      `- 7[^2]\n\n  ${date}\n`,
    );
    expect(markdown(`<p>${shown}</p>${sources('December 2025')}`)).toContain('7[^2]\n');
  });
});
