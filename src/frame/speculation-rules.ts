/**
 * What a browser may fetch before a link is followed (HTML, "speculation rules"); costs no script. A page of ours is
 * fetched when its link is pointed at, or on a phone when it stays in view, and made ready when it is about to be
 * pressed. Pointing at a marked term asks for its definition, not for the whole glossary.
 */
const pages = { and: [{ href_matches: '/*' }, { not: { selector_matches: '.term, [download]' } }] };

export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages, eagerness: 'eager' }],
  prerender: [{ where: pages, eagerness: 'moderate' }],
});
