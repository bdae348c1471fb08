/**
 * Prefetch a page of ours when a visitor is about to follow its link: costs no script (HTML, "speculation rules").
 * Pointing at a marked term asks for its definition, not for the whole glossary.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '.term' } }] }, eagerness: 'moderate' },
  ],
});
