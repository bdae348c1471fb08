import { site } from '#src/base/site-identity.ts';
import type { Chart } from '#src/charts/chart.ts';
import { buildDate } from '#src/model/build-date.ts';
import { urls } from '#src/model/urls.ts';

/** Height of the frame for a page of text, px; a narrower one is taller, and scrolls. */
const FRAME_HEIGHT = 640;

/** The chart in a frame, as HTML for another page. */
export function frameCode({ id, title }: Chart, origin: string): string {
  const source = new URL(urls.embed(id), origin).href;
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${source}" title="${name}" width="100%" height="${FRAME_HEIGHT}" loading="lazy" style="border:0"></iframe>`;
}

/** The chart in a sentence, with the day on which its title was true. */
export function citation({ id, title }: Chart, origin: string): string {
  return `“${title}”, ${site.name}, ${buildDate()}. ${new URL(urls.chart(id), origin).href}`;
}

/** The same for BibTeX. */
export function chartBibtex({ id, title }: Chart, origin: string): string {
  const date = buildDate();
  return [
    `@misc{hub-${id}-${date.slice(0, 4)},`,
    `  author = {{${site.name}}},`,
    `  title = {{${title.replace(/[%&$#_]/g, '\\$&')}}},`,
    `  year = {${date.slice(0, 4)}},`,
    `  note = {Chart, as of ${date}},`,
    `  url = {${new URL(urls.chart(id), origin).href}}`,
    '}',
  ].join('\n');
}
