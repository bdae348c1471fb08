import * as z from 'zod/mini';

export const SOURCE_URL_MAX_LENGTH = 2048;
export const USER_AGENT_MAX_LENGTH = 512;

/**
 * Text that every database here can store: well-formed UTF-16 (no lone surrogate) and no NUL,
 * which PostgreSQL refuses in `text`.
 */
export const text = z
  .string()
  .check(
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), 'Text holds a character that cannot be stored'),
  );

/** Text that may be left out. A blank one becomes absent. */
export function optionalText(maxLength: number, message: string) {
  return z.optional(
    z.pipe(
      text.check(z.trim(), z.maxLength(maxLength, message)),
      z.transform((value) => value || undefined),
    ),
  );
}

/** What comes with every row besides what a person fills in. */
export const sentFrom = {
  /** The page. */
  source_url: z.optional(
    text.check(z.maxLength(SOURCE_URL_MAX_LENGTH, `Keep it under ${SOURCE_URL_MAX_LENGTH} characters`)),
  ),
  /** The browser's identifier, cut at 512 characters; never a reason to refuse a row. */
  user_agent: z.optional(z.pipe(z.string(), z.transform(cutUserAgent))),
};

/** Makes any string storable: no NUL, no half of a surrogate pair, at most 512 UTF-16 units. */
export function cutUserAgent(value: string): string {
  return value.replaceAll('\0', '').toWellFormed().slice(0, USER_AGENT_MAX_LENGTH).toWellFormed();
}

/**
 * A loose pattern on purpose (R21.1): text, "@", text, ".", text.
 * White space and control characters are out, so an address can never break a mail header. The text before the dot ends
 * at the first one it can end at: a pattern that could choose among many dots takes quadratic time to find none.
 */
export const LOOSE_EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}][^\s@.\p{Cc}]*\.[^\s@\p{Cc}]+$/u;

/** The pattern of HTML's input type "email" (WHATWG HTML), with at least one dot in the domain. */
export const STRICT_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** RFC 5321 §4.5.3.1.3 allows 254 characters for an address between its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

export const EMAIL_MESSAGE = 'Please enter a valid email';
