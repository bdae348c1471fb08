/** A longer message is not one that was written for a person. */
const MESSAGE_MAX_LENGTH = 200;

/** What became of a row that the browser sent. */
export type SendOutcome =
  | { kind: 'inserted' }
  | { kind: 'duplicate' }
  /** `message` is the server's own, when it sent one for people. */
  | { kind: 'failed'; message?: string };

/**
 * Only 201 is success: the library reports an empty 404 as "no error". A message counts as the server's own only
 * when it comes with an answer and reads like a sentence: the library also puts whole HTML pages there, and the
 * browser's words for a failed connection.
 */
export function toOutcome(status: number, error: { code?: string; message?: string } | null): SendOutcome {
  if (status === 201 && !error) return { kind: 'inserted' };
  if (error?.code === '23505') return { kind: 'duplicate' };
  const message = error?.message?.trim();
  const isForPeople =
    status >= 400 && message !== undefined && message.length <= MESSAGE_MAX_LENGTH && !/[<{]/.test(message);
  return isForPeople && message ? { kind: 'failed', message } : { kind: 'failed' };
}
