import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IllustrationName } from '#src/model/illustration-names.ts';
import { illustrations } from './catalog.ts';
import { usedProperties } from './used-properties.ts';

/** A second view of the file, which is all of one color: as a mask it hides labels until the drawing has come. */
const FULL_VIEW =
  '<view id="full" viewBox="-500 -500 1 1"/><path d="M-900-900h800v800h-800z" fill="var(--color-ink)"/>';

/**
 * An illustration as the text of an SVG file that stands alone: it brings the colors of both themes, and takes those
 * of the element that shows it (CSS Color Adjustment 1 §2.4: inside an image, the preferred scheme is the used
 * `color-scheme` of the element).
 * @param styleSheets texts in which all its custom properties are declared.
 */
export function illustrationFile(name: IllustrationName, styleSheets: readonly string[]): string {
  const markup = renderToStaticMarkup(createElement(illustrations[name].Drawing));
  const style = `<style>:root{color-scheme:light dark;${usedProperties(markup + FULL_VIEW, styleSheets)}}</style>`;
  return markup.replace(/^<svg[^>]*>/, (root) => root + style + FULL_VIEW);
}
