import { type Context, Hono } from 'hono';
import { type Store, StoreUnavailableError } from '../stores/store.ts';
import { UNAVAILABLE_MESSAGE } from './admit-rows.ts';
import type { ApiEnv } from './api-env.ts';
import { type FormResult, type ResultTemplate, sendResultPage } from './result-page.ts';

type Api = Hono<ApiEnv>;
type ResultPage = () => Promise<ResultTemplate | undefined>;
type LinkContext = Context<ApiEnv>;
type Words = Pick<FormResult, 'title' | 'description'>;

const TOKEN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A link of a mail, which carries the token of a subscriber. */
interface MailLink {
  path: '/confirm' | '/unsubscribe';
  question: Words & { button: string };
  /** Does what the link is for, and says what came of it. */
  act(token: string): Promise<FormResult>;
  failedTitle: string;
}

/**
 * `/unsubscribe?token=…`, the link of every mail to a subscriber. A link that was used before gets the same answer, so
 * it tells nobody whether an address is subscribed. The mail program's own button posts here too (RFC 8058, one click).
 */
export function createUnsubscribing(store: Store, resultPage: ResultPage): Api {
  return createMailLink(resultPage, {
    path: '/unsubscribe',
    question: {
      title: 'Unsubscribe from the newsletter?',
      description: 'Your address is deleted and no further email is sent to it.',
      button: 'Unsubscribe',
    },
    async act(token) {
      await store.unsubscribe(token);
      return {
        tone: 'success',
        title: 'You are unsubscribed',
        description: 'Your address has been deleted.',
        back: '/',
      };
    },
    failedTitle: 'Unsubscribing failed',
  });
}

/** `/confirm?token=…`, the link of the confirmation mail (CONFIRM_SIGNUPS). */
export function createConfirming(store: Store, onMailQueued: () => void, resultPage: ResultPage): Api {
  return createMailLink(resultPage, {
    path: '/confirm',
    question: {
      title: 'Subscribe to the newsletter?',
      description: 'Somebody entered your address on this site. It is subscribed once you say so here.',
      button: 'Subscribe',
    },
    async act(token) {
      if ((await store.confirm(token)) === 'unknown') return EXPIRED;
      onMailQueued();
      return { tone: 'success', title: "You're in!", description: 'Your address is confirmed.', back: '/' };
    },
    failedTitle: 'Subscription failed',
  });
}

const EXPIRED: FormResult = {
  tone: 'error',
  title: 'This link is no longer valid',
  description: 'Please sign up again: a new link is sent to you.',
  back: '/',
};

const BAD_LINK: FormResult = {
  tone: 'error',
  title: 'This link is not complete',
  description: 'Please open the link of the email again.',
  back: '/',
};

/** GET asks and changes nothing, since mail scanners follow links; POST does it. */
function createMailLink(resultPage: ResultPage, link: MailLink): Api {
  const app: Api = new Hono<ApiEnv>();
  const page = async (c: LinkContext, result: FormResult, status: 200 | 400 | 404 | 500 | 503) =>
    sendResultPage(c, await resultPage(), result, status);

  app.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // The address of this page holds the token: no other site gets to see it.
    c.header('Referrer-Policy', 'no-referrer');
  });

  app.get('/', async (c) => {
    const token = c.req.query('token') ?? '';
    if (!TOKEN.test(token)) return page(c, BAD_LINK, 400);
    const { title, description, button } = link.question;
    const action = { label: button, postTo: `${link.path}?token=${token}` };
    return page(c, { tone: 'neutral', title, description, back: '/', action }, 200);
  });

  app.post('/', async (c) => {
    const token = c.req.query('token') ?? '';
    if (!TOKEN.test(token)) return page(c, BAD_LINK, 400);
    const result = await link.act(token);
    return page(c, result, result.tone === 'error' ? 404 : 200);
  });

  app.onError(async (error, c) => {
    const unavailable = error instanceof StoreUnavailableError;
    if (!unavailable) c.var.reportError(error);
    const description = unavailable ? UNAVAILABLE_MESSAGE : 'Please try again later.';
    return page(c, { tone: 'error', title: link.failedTitle, description, back: '/' }, unavailable ? 503 : 500);
  });
  return app;
}
