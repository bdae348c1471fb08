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
