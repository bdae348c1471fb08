/** What lies at this share of the window's height is being read. */
const READ_AT = 0.45;

/** The step of a tutorial that is being read, by its element; undefined before the first and after the last. */
export function stepInView(): HTMLElement | undefined {
  const line = READ_AT * innerHeight;
  return [...document.querySelectorAll<HTMLElement>('.step')].find((step) => {
    const { top, bottom } = step.getBoundingClientRect();
    return top <= line && bottom > line;
  });
}

/** Says which step comes to be read, each time that one does; ends with what it returns. */
export function followSteps(onStep: (step: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onStep(target as HTMLElement);
    },
    { rootMargin: `-${100 * READ_AT}% 0px -${100 * (1 - READ_AT)}%` },
  );
  for (const step of document.querySelectorAll('.step')) observer.observe(step);
  return () => observer.disconnect();
}
