import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnv, BodyFailure } from './api-env.ts';

export interface BodyLimits {
  maxBytes: number;
  /** Time for the whole body, in milliseconds. */
  timeoutMs: number;
}

/**
 * Reads the body of a POST before anybody looks at the request. Each form of answer has its own words for a body that is
 * too large or too slow, so handlers are told and say them.
 */
export function receiveBody({ maxBytes, timeoutMs }: BodyLimits): MiddlewareHandler<ApiEnv> {
  const withinLimit = bodyLimit({
    maxSize: maxBytes,
    onError(c) {
      c.set('bodyFailure', 'too-large' satisfies BodyFailure);
      return c.body(null, 413);
    },
  });
  return async (c, next) => {
    if (c.req.method === 'POST') {
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          c.set('bodyFailure', 'too-slow');
          resolve();
        }, timeoutMs);
      });
      const read = withinLimit(c, async () => void (await c.req.arrayBuffer()));
      await Promise.race([read, tooSlow]).catch(() => c.set('bodyFailure', 'broken-off'));
      clearTimeout(timer);
    }
    await next();
  };
}
