import { type Context, Hono } from 'hono';
import type { $ZodIssue } from 'zod/v4/core';
import { type FormMessage, newsletterMessages, partnerFormMessages } from '#src/features/signup/form-messages.ts';
import { formValues, HONEYPOT } from '#src/features/signup/form-values.ts';
import { newsletterForm, newsletterSubscriber } from '#src/features/signup/newsletter-subscriber.ts';
import { partnerApplication, partnerForm } from '#src/features/signup/partner-application.ts';
import { SOURCE_URL_MAX_LENGTH } from '#src/features/signup/text-rules.ts';
import { type Admission, type AdmitRows, limitedMessage, UNAVAILABLE_MESSAGE } from './admit-rows.ts';
import type { ApiEnv } from './api-env.ts';
import type { InsertLimits } from './limits.ts';
import { addressOfSender } from './request-origin.ts';
import { type ResultTemplate, samePath, sendResultPage } from './result-page.ts';

type FormContext = Context<ApiEnv>;
type ResultStatus = 200 | 400 | 403 | 404 | 408 | 413 | 415 | 429 | 500 | 503;

/** Why a form was not read. */
interface UnreadForm {
  status: ResultStatus;
  reason: string;
  retryAfter?: number;
}

interface FormsOptions {
  admitRows: AdmitRows;
  limits: Pick<InsertLimits, 'waitOf'>;
  /** Origin of the public site. */
  siteUrl: string;
  /** Whether a page of the origin that the request names may insert rows. */
  isAllowedOrigin: (headers: Headers) => boolean;
  /** The built page; undefined when there is none. */
  resultPage: () => Promise<ResultTemplate | undefined>;
}

/**
 * `POST /forms/newsletter` and `POST /forms/partner`: the two forms as a browser sends them without JavaScript.
 * The answer is a page that says what the toast would have said.
 */
export function createForms({ admitRows, limits, siteUrl, isAllowedOrigin, resultPage }: FormsOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  async function page(c: FormContext, status: ResultStatus, message: FormMessage, back: string, retryAfter?: number) {
    c.header('Cache-Control', 'no-store');
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    return sendResultPage(c, await resultPage(), { ...message, back }, status);
  }

  async function readForm(c: FormContext): Promise<URLSearchParams | UnreadForm> {
    const { clientAddress, bodyFailure } = c.var;
    const waitSeconds = limits.waitOf(clientAddress);
    if (waitSeconds !== undefined) {
      return { status: 429, reason: limitedMessage(waitSeconds), retryAfter: waitSeconds };
    }
    if (bodyFailure === 'too-large') return { status: 413, reason: 'The form is larger than 16 KB.' };
    if (bodyFailure) return { status: 408, reason: 'The form took too long to arrive.' };
    if (!isAllowedOrigin(c.req.raw.headers)) return { status: 403, reason: 'The form was sent from another site.' };
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
      return { status: 415, reason: 'The form was not sent as a form.' };
    }
    return new URLSearchParams(await c.req.text());
  }

  app.post('/newsletter', async (c) => {
    const form = await readForm(c);
    if (!(form instanceof URLSearchParams)) {
      return page(c, form.status, newsletterMessages.failed(form.reason), '/', form.retryAfter);
    }
    const back = samePath(form.get('source_url') ?? c.req.header('referer'), '/');
    if (form.get(HONEYPOT)) return page(c, 200, newsletterMessages.subscribed(), back);
    const row = newsletterSubscriber.safeParse({
      ...formValues(newsletterForm, form),
      ...sentFrom(c, samePath(form.get('source_url') || c.req.header('referer'), '')),
    });
    if (!row.success) return page(c, 400, newsletterMessages.invalidEmail(), back);
    const admission = await admitRows('newsletter_subscribers', [row.data], c.var.clientAddress);
    if (admission.outcome === 'inserted') return page(c, 200, newsletterMessages.subscribed(), back);
    if (admission.outcome === 'duplicate') return page(c, 200, newsletterMessages.alreadySubscribed(), back);
    const { status, message, retryAfter } = failureOf(admission);
    return page(c, status, newsletterMessages.failed(message), back, retryAfter);
  });

  app.post('/partner', async (c) => {
    const form = await readForm(c);
    if (!(form instanceof URLSearchParams)) {
      return page(c, form.status, partnerFormMessages.failed(form.reason), '/partners', form.retryAfter);
    }
    const back = samePath(form.get('source_url') ?? c.req.header('referer'), '/partners');
    if (form.get(HONEYPOT)) return page(c, 200, partnerFormMessages.submitted(), back);
    const row = partnerApplication.safeParse({
      ...formValues(partnerForm, form),
      ...sentFrom(c, addressOfSender(form.get('source_url'), c.req.raw.headers, siteUrl)),
    });
    if (!row.success) return page(c, 400, partnerFormMessages.failed(joined(row.error.issues)), back);
    const admission = await admitRows('partner_applications', [row.data], c.var.clientAddress);
    if (admission.outcome === 'inserted') return page(c, 200, partnerFormMessages.submitted(), back);
    const { status, message, retryAfter } = failureOf(admission);
    return page(c, status, partnerFormMessages.failed(message), back, retryAfter);
  });

  // Someone who opens the address of an answer again did not send a form.
  app.get('/newsletter', (c) => c.redirect('/', 303));
  app.get('/partner', (c) => c.redirect('/partners', 303));
  app.all('*', (c) => page(c, 404, partnerFormMessages.failed('There is no such form.'), '/'));
  app.onError((error, c) => {
    c.var.reportError(error);
    return page(c, 500, partnerFormMessages.failed(), '/');
  });
  return app;
}

function sentFrom(c: FormContext, source: string): { source_url?: string; user_agent?: string } {
  return {
    ...(source && source.length <= SOURCE_URL_MAX_LENGTH ? { source_url: source } : {}),
    user_agent: c.req.header('user-agent'),
  };
}

function joined(issues: readonly $ZodIssue[]): string {
  return [...new Set(issues.map(({ message }) => message))].map((message) => `${message}.`).join(' ');
}

function failureOf(admission: Admission): { status: ResultStatus; message: string; retryAfter?: number } {
  if (admission.outcome === 'limited') {
    const { retryAfterSeconds } = admission;
    return { status: 429, message: limitedMessage(retryAfterSeconds), retryAfter: retryAfterSeconds };
  }
  if (admission.outcome === 'refused') return { status: 400, message: admission.message };
  return { status: 503, message: UNAVAILABLE_MESSAGE };
}
