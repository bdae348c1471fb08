import type { HttpBindings } from '@hono/node-server';

/** Why the body of a request could not be read. */
export type BodyFailure = 'too-large' | 'too-slow' | 'broken-off';

/** What a handler of the interface knows of a request besides the request itself, in the form that Hono asks for. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: {
    clientAddress: string;
    /** Set when the body could not be read; the request then has none. */
    bodyFailure?: BodyFailure;
    /** Logs an unforeseen error under the request's id. */
    reportError: (error: unknown) => void;
  };
}
