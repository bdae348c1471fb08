import type { Element } from '#src/base/page-tree.ts';
import { attributesOf, elements, textOf } from '#tests/support/html.ts';
import { directivesOf, expectedDirectives } from '#tests/support/policies.ts';

/** What can be told of a page from its HTML and the headers of its answer. */
export interface PageFacts {
  titles: string[];
  headings: string[];
  /** By name or property. */
  meta: Record<string, string>;
  canonical: string | undefined;
  structuredData: string[];
  /** Texts of the blocks within the main part. */
  texts: string[];
  policy: { sent: string[]; expected: string[] };
  headerBytes: number;
}

const BLOCKS = new Set([
  ...['p', 'li', 'dt', 'dd', 'td', 'th', 'h1', 'h2', 'h3', 'h4'],
  ...['caption', 'figcaption', 'summary', 'title', 'desc', 'output', 'label', 'button', 'option'],
]);

/** The text of a block without that of the blocks in it, which have sentences of their own, and without names of files and code. */
function ownText(block: Element): string {
  return block.childNodes.map((child) => textOutsideBlocks(child)).join('');
}

function textOutsideBlocks(node: Element['childNodes'][number]): string {
  if (!('tagName' in node)) return textOf(node);
  return BLOCKS.has(node.tagName) || node.tagName === 'code' ? ' ' : node.childNodes.map(textOutsideBlocks).join('');
}

export function factsOf(all: Element[], { headers }: Response): PageFacts {
  const textsOf = (found: Element[]) => found.map(textOf);
  const named = (tagName: string) => all.filter((element) => element.tagName === tagName);
  const main = named('main')[0];
  const blocks = main ? [...elements(main)].filter(({ tagName }) => BLOCKS.has(tagName)) : [];
  return {
    titles: textsOf(named('title').filter(({ parentNode }) => parentNode?.nodeName === 'head')),
    headings: textsOf(named('h1')),
    meta: Object.fromEntries(
      named('meta')
        .map(attributesOf)
        .map(({ name, property, content }) => [name ?? property ?? '', content ?? '']),
    ),
    canonical: named('link')
      .map(attributesOf)
      .find(({ rel }) => rel === 'canonical')?.href,
    structuredData: textsOf(named('script').filter((script) => attributesOf(script).type === 'application/ld+json')),
    texts: [...new Set(blocks.map(ownText))],
    policy: {
      sent: directivesOf(headers.get('content-security-policy') ?? ''),
      expected: expectedDirectives(all),
    },
    headerBytes: [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0),
  };
}
