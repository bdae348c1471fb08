/** Prefetch a page of ours when a visitor is about to follow its link: costs no script (HTML, "speculation rules"). */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
