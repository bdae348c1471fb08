/**
 * Hides everything in `<main>` that is not round or within this element, and begins at the top. Returns the function that
 * brings it back, with the place where one was.
 */
export function showOnly(element: Element): () => void {
  const main = element.closest('main');
  const { title } = document;
  const top = scrollY;
  const hidden: HTMLElement[] = [];
  for (let within = element; main && within !== main && within.parentElement; within = within.parentElement)
    for (const sibling of within.parentElement.children)
      if (sibling !== within && sibling instanceof HTMLElement && !sibling.hidden) {
        sibling.hidden = true;
        hidden.push(sibling);
      }
  scrollTo(0, 0);
  return () => {
    for (const each of hidden) each.hidden = false;
    document.title = title;
    scrollTo(0, top);
  };
}
