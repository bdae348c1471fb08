import { likeness } from './likeness.ts';

/*
 * Deferred script of the not-found page: logs the missing path, names it in the canonical link, which the build cannot
 * know, and shows the three known pages whose addresses look most like it. Without script the page shows the first three.
 */
const missing = location.pathname;

console.log('404: no page at', missing);
document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: missing }));

const likenessOf = (item: Element) => likeness((item.firstChild as HTMLAnchorElement).pathname, missing);
[...document.querySelectorAll<HTMLLIElement>('[data-nearest] li')]
  .sort((a, b) => likenessOf(b) - likenessOf(a))
  .forEach((item, index) => {
    item.hidden = index > 2;
    item.parentNode?.append(item);
  });
