import type { WhatIsQuantumPage } from '#src/model/schemas/pages/what-is-quantum.ts';

type Principles = WhatIsQuantumPage['principles'];
type Title = Principles['items'][number]['title'];

/** The words beside the picture of a principle. An Error if the content file does not hold the principle. */
export function pictureCopy({ items }: Principles, title: Title): Principles['items'][number]['picture'] {
  const principle = items.find((item) => item.title === title);
  if (!principle) throw new Error(`content/pages/what-is-quantum.yaml: the principle "${title}" is missing; add it`);
  return principle.picture;
}
