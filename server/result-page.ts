import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormMessage } from '#src/features/signup/form-messages.ts';
import { pagePolicy } from './headers.ts';

/** What a visitor without JavaScript is told after sending a form; the words are those of the toasts. */
export interface FormResult extends FormMessage {
  /** Path on this site that the way back leads to. */
  back: string;
  /** A button that posts to an address of ours. */
  action?: { label: string; postTo: string };
}

/** The page `form-result.html` with its tokens, and the content security policy that its answers are sent with. */
export interface ResultTemplate {
  html: string;
  policy: string;
}

const MINIMAL_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>{{title}}</title></head>
<body><main data-tone="{{tone}}"><h1>{{title}}</h1><p>{{description}}</p>{{action}}<p><a href="{{back}}">Go back</a></p></main></body>
</html>
`;

/** Answers with the filled page, or with a minimal one where the build has none. */
export function sendResultPage(
  c: Context,
  template: ResultTemplate | undefined,
  result: FormResult,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  c.header('Content-Security-Policy', template?.policy ?? pagePolicy(MINIMAL_PAGE, ''));
  return c.html(renderResultPage(template?.html, result), status);
}

/**
 * Fills the tokens of the built page `form-result.html`. The words are escaped, so they may stand in text and in
 * attributes. The button goes to `{{action}}`, or to the end of `<main>` in a page without that token.
 */
export function renderResultPage(template: string | undefined, result: FormResult): string {
  const page = template ?? MINIMAL_PAGE;
  const action = result.action ? actionForm(result.action) : '';
  const withPlace = page.includes('{{action}}') ? page : page.replace('</main>', '{{action}}</main>');
  const values: Record<string, string> = {
    title: escapeHtml(result.title),
    description: escapeHtml(result.description),
    tone: result.tone,
    back: escapeHtml(result.back),
    action,
  };
  return withPlace.replace(/\{\{(\w+)\}\}/g, (token, name: string) => values[name] ?? token);
}

function actionForm({ label, postTo }: { label: string; postTo: string }): string {
  return `<form method="post" action="${escapeHtml(postTo)}"><button type="submit">${escapeHtml(label)}</button></form>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The path of a page of this site from what a form or a `Referer` says, and never the address of another site. */
export function samePath(source: string | null | undefined, fallback: string): string {
  const url = source ? URL.parse(source, 'http://localhost') : null;
  if (!url || !/^https?:$/.test(url.protocol)) return fallback;
  return `/${url.pathname.replace(/^\/+/, '')}`;
}
