import { Hono } from 'hono';
import type { ApiBindings } from './api.ts';
import { UNAVAILABLE_MESSAGE } from './insert-rows.ts';
import { type FormResult, renderResultPage } from './result-page.ts';
import { type Store, StoreUnavailableError } from './stores/store.ts';

const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const BAD_LINK: FormResult = {
  tone: 'error',
  title: 'This link is not complete',
  description: 'Please open the unsubscribe link of the email again.',
  back: '/',
};

/**
 * `/unsubscribe?token=…`, the link of the welcome mail. GET asks and changes nothing, since mail scanners follow
 * links; POST deletes the row: from the page's button, or from the mail program's own (RFC 8058, one click).
 * A link that was used before gets the same answer, so it tells nobody whether an address is subscribed.
 */
export function createUnsubscribe(
  store: Store,
  resultPage: () => Promise<string | undefined>,
): Hono<{ Bindings: ApiBindings }> {
  const app = new Hono<{ Bindings: ApiBindings }>();

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // The address of this page holds the token: no other site gets to see it.
    c.header('Referrer-Policy', 'no-referrer');
  });

  app.get('/', async (c) => {
    const token = c.req.query('token') ?? '';
    if (!TOKEN.test(token)) return c.html(renderResultPage(await resultPage(), BAD_LINK), 400);
    const question: FormResult = {
      tone: 'neutral',
      title: 'Unsubscribe from the newsletter?',
      description: 'Your address is deleted and no further email is sent to it.',
      back: '/',
      action: { label: 'Unsubscribe', postTo: `/unsubscribe?token=${token}` },
    };
    return c.html(renderResultPage(await resultPage(), question));
  });

  app.post('/', async (c) => {
    const token = c.req.query('token') ?? '';
    if (!TOKEN.test(token)) return c.html(renderResultPage(await resultPage(), BAD_LINK), 400);
    await store.unsubscribe(token);
    const done: FormResult = {
      tone: 'success',
      title: 'You are unsubscribed',
      description: 'Your address has been deleted.',
      back: '/',
    };
    return c.html(renderResultPage(await resultPage(), done));
  });

  app.onError(async (error, c) => {
    const unavailable = error instanceof StoreUnavailableError;
    if (!unavailable) c.env.reportError(error);
    const words: FormResult = {
      tone: 'error',
      title: 'Unsubscribing failed',
      description: unavailable ? UNAVAILABLE_MESSAGE : 'Please try again later.',
      back: '/',
    };
    return c.html(renderResultPage(await resultPage(), words), unavailable ? 503 : 500);
  });
  return app;
}
