import { fileHeaders, type HeaderList } from '#server/http/headers.ts';
import { contentTypeOf } from '#server/static/content-types.ts';
import { withSizes } from '#src/features/reading/offline/edition.ts';
import { fileIn, movedTo, nameOf, type TakenFiles } from './taken-files.ts';

/** What answers where the net does not: a file with the headers that our server sends with it. */
export async function answerFor(taken: TakenFiles, { pathname, search, origin }: URL): Promise<Response | undefined> {
  const moved = movedTo(taken, pathname);
  if (moved !== undefined) return Response.redirect(`${origin}${moved}${search}`, 308);
  const name = nameOf(taken, pathname);
  const file = name === undefined ? undefined : fileIn(taken, name);
  if (name === undefined || !file) return undefined;
  if (name.endsWith('.html')) return pageAnswer(taken, name, await file.text(), origin, 200);
  // A script is read for nothing: its policy goes by its type.
  return new Response(file, { headers: headersOf(name, '', origin) });
}

/** The page that says that an address was not taken along. 503: whether there is such a page, nobody can say now. */
export async function notTakenAnswer(taken: TakenFiles | undefined, { origin }: URL): Promise<Response> {
  const name = taken?.edition.notTaken ?? '';
  const page = taken && (await fileIn(taken, name)?.text());
  return page === undefined ? Response.error() : pageAnswer(taken as TakenFiles, name, page, origin, 503);
}

function pageAnswer({ edition }: TakenFiles, name: string, html: string, origin: string, status: number): Response {
  const page = withSizes(html, edition.parts).replace(/<main[^>]*>/, (start) => start + edition.bar);
  return new Response(page, { status, headers: headersOf(name, html, origin) });
}

function headersOf(name: string, content: string, origin: string): Headers {
  const contentType = contentTypeOf(name);
  const list: HeaderList = ['Content-Type', contentType, ...fileHeaders({ name, contentType, content }, origin)];
  const headers = new Headers();
  for (let at = 0; at < list.length; at += 2) headers.set(list[at] ?? '', list[at + 1] ?? '');
  return headers;
}
