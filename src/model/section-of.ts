import { ContentError } from './read-content.ts';

/** The section of a page that has this shape. @throws ContentError where the page's file has none. */
export function sectionOf<Section extends { shape: string }, Shape extends Section['shape']>(
  { heading, sections }: { heading: string; sections: readonly Section[] },
  shape: Shape,
): Extract<Section, { shape: Shape }> {
  const isThat = (section: Section): section is Extract<Section, { shape: Shape }> => section.shape === shape;
  const found = sections.find(isThat);
  if (!found)
    throw new ContentError([`"${heading}" has no section of the shape "${shape}"; its .astro file shows one`]);
  return found;
}
