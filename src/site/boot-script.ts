import { createHash } from 'node:crypto';

/**
 * The one inline script of every page. It runs before the first paint, so that a remembered theme does not flash,
 * and it logs searches to the console on their way to the results page.
 */
export const bootScript = [
  `try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`,
  `addEventListener("submit",e=>{const f=e.target;if(f.matches("[data-site-search]"))console.log("Search:",new FormData(f).get("q"))})`,
].join(';');

/** CSP source for an inline script: CSP Level 3, §6.7.2.2. */
export function scriptHash(script: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
