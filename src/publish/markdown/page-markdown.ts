import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Element as PageElement } from '#src/base/page-tree.ts';
import { addresses } from './addresses.ts';
import { elements } from './elements.ts';
import { withFigureDates } from './figure-dates.ts';
import { Footnotes } from './footnotes.ts';
import { headingsIn, readableTree } from './readable-tree.ts';

/**
 * The `<main>` of a page as Markdown: GitHub's, with its tables and footnotes, and formulas as TeX between dollar signs. Links are
 * whole addresses, so that they work wherever the text is taken. With it its first heading. @throws where a formula carries no TeX.
 */
export function pageMarkdown(main: PageElement, address: URL): { title: string; text: string } {
  const readable = withFigureDates(readableTree(fromParse5(main) as Element));
  const footnotes = new Footnotes(readable);
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address.href }, children: [] };
  const page: Root = { type: 'root', children: [base, ...readable.children] };
  const { children } = toMdast(page, { handlers: { ...elements, ...footnotes.handlers } }) as MarkdownRoot;
  const formulas = hasFormula(readable) ? [mathToMarkdown()] : [];
  const text = toMarkdown(
    { type: 'root', children: [...children, ...footnotes.definitions] },
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      // An address in angle brackets would look like an element.
      resourceLink: true,
      handlers: addresses,
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), ...formulas],
    },
  );
  return { title: headingsIn(readable)[0] ?? '', text };
}

/** Where there is none, a dollar sign is a dollar sign. */
function hasFormula(element: Element): boolean {
  return element.children.some((child) => child.type === 'element' && (child.tagName === 'math' || hasFormula(child)));
}
