/** What is in the markup and no browser reads. */
const UNREAD: readonly [what: RegExp, kept: string][] = [
  // Astro's number for an island: random, so that two builds of the same content would differ.
  [/(<astro-island) uid="[^"]*"/g, '$1'],
  // HTML knows the name space of its drawings.
  [/(<svg) xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '$1'],
  // The icons' own names as classes, which no rule asks for.
  [/(<svg [^>]*class=")lucide(?: lucide-[\w-]+)+ ?/g, '$1'],
];

/** A page without what only costs bytes. */
export function leanMarkup(html: string): string {
  return UNREAD.reduce((page, [what, kept]) => page.replaceAll(what, kept), html);
}
