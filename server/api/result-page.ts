import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FormMessage } from '#src/features/signup/form-messages.ts';
import { pagePolicy } from '../http/headers.ts';

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

/** What the page `form-result.html` has in double braces, in text and in attributes. */
type Token = 'title' | 'description' | 'tone' | 'back' | 'action';

/** Fills the tokens of a page; without one, of a minimal page. */
export function renderResultPage(
  template = MINIMAL_PAGE,
  { title, description, tone, back, action }: FormResult,
): string {
  const values: Record<Token, string> = {
    title: escapeHtml(title),
    description: escapeHtml(description),
    tone,
    back: escapeHtml(back),
    action: action ? actionForm(action) : '',
  };
  return template.replace(/\{\{(title|description|tone|back|action)\}\}/g, (_, token: Token) => values[token]);
}

function actionForm({ label, postTo }: NonNullable<FormResult['action']>): string {
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
