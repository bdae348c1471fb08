import { escapeHtml } from '#server/api/result-page.ts';
import type { PageOf } from '#src/model/pages.ts';
import { urls } from '#src/model/urls.ts';

/**
 * What stands at the beginning of a page that was answered from what was taken along. It has its looks with it: no page carries a byte
 * for it otherwise.
 */
export function offlineBar({ bar }: PageOf<'offline'>, date: string): string {
  const looks = 'background:var(--color-accent-soft);color:var(--color-ink);font-size:.875rem;padding-block:.6rem';
  const link = `<a href="${urls.offline()}">${escapeHtml(bar.link)}</a>`;
  return `<aside id="offline-bar" aria-label="${escapeHtml(bar.name)}" style="${looks}"><p class="wrap">${escapeHtml(bar.text.replace('{date}', date))} ${link}</p></aside>`;
}
