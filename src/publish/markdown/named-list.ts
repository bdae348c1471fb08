import type { Element, ElementContent } from 'hast';
import { isBlockInLine, isInline, SEPARATOR } from './lines.ts';
import { created, isBlank, isElement, text } from './nodes.ts';

/** A list of names and values as a list of lines. */
export function namedList(list: Element): Element {
  return { ...list, tagName: 'ul', children: groupsOf(list).map(namedItem) };
}

/** The names of a list and what is said of each, whether they are in groups or not. */
function groupsOf(list: Element): ElementContent[][] {
  const groups: ElementContent[][] = [];
  for (const part of list.children.filter((child) => child.type === 'element')) {
    if (part.tagName === 'div') groups.push(part.children);
    else if (part.tagName === 'dt' || groups.length === 0) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

/** "**Founded:** 2015 · a remark on the name", or the name with what is said of it in the lines below. */
function namedItem(group: readonly ElementContent[]): Element {
  const names = group.filter((part) => isElement(part, 'dt'));
  const others = group.filter((part) => !isElement(part, 'dt') && !isBlank(part));
  const values = others.flatMap((part) => (isElement(part, 'dd') ? [...part.children, text(' ')] : [part]));
  const isLine = values.every(isInline);
  const named = names.flatMap(({ children }) => {
    if (!children.every(isInline)) return children;
    const end = children.findIndex(isBlockInLine);
    const [name, remark] = end > 0 ? [children.slice(0, end), children.slice(end)] : [children, []];
    const bold = created('strong', [...withoutSeparator(name), ...(isLine ? [text(':')] : [])]);
    return isLine ? [bold, text(' '), ...values, ...apart(remark)] : [bold, ...apart(remark)];
  });
  return created('li', isLine && names.length > 0 ? named : [...named, ...values]);
}

function apart(remark: readonly ElementContent[]): ElementContent[] {
  return remark.length > 0 ? [text(SEPARATOR), ...remark] : [];
}

function withoutSeparator(parts: readonly ElementContent[]): ElementContent[] {
  const last = parts.at(-1);
  const isSeparator = last?.type === 'text' && (last.value === SEPARATOR || isBlank(last));
  return isSeparator ? parts.slice(0, -1) : [...parts];
}
