import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';

/** Addresses as one copies them out of a text: no backslash stands in them. */
export const addresses: Record<'link' | 'text', Handle> = { link, text: bare };

/** Brackets in an address are escaped as addresses do it, which every reader of Markdown understands. */
function link(node: Parameters<Handle>[0], ...others: Rest): string {
  const url = String(node.url).replaceAll('(', '%28').replaceAll(')', '%29');
  const written = defaultHandlers.link({ ...node, url }, ...others);
  const end = written.lastIndexOf('](');
  return written.slice(0, end) + written.slice(end).replaceAll(/\\&(?!#?\w+;)/g, '&');
}
link.peek = defaultHandlers.link.peek;

/** An address in the text is a link by itself (GitHub's Markdown, "autolinks"). */
function bare(...node: Parameters<Handle>): string {
  return defaultHandlers.text(...node).replaceAll(/(https?)\\:/g, '$1:');
}

type Rest = Parameters<Handle> extends [unknown, ...infer Others] ? Others : never;
