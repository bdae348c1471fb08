/**
 * The loose pattern of the specification: text, "@", text, ".", text.
 * White space and control characters are out, so an address can never break a mail header.
 */
export const LOOSE_EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** RFC 5321 §4.5.3.1.3 allows 254 characters for an address between its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

export const EMAIL_MESSAGE = 'Please enter a valid email';
