/** The policies under which a page may make workers; `server/http/headers.ts` allows them by their names. */
export type WorkerPolicy = 'search-worker' | 'lab-worker' | 'counting-worker' | 'compiler-worker' | 'offline-worker';

/**
 * The address of a worker as a page with trusted types (W3C) takes it: under a policy of its own, which takes no other.
 * A policy is made once, when its module is loaded.
 */
export function trustedAddress(name: WorkerPolicy, address: string): string {
  const policy = globalThis.trustedTypes?.createPolicy(name, {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError(`No worker: ${asked}`);
      return asked;
    },
  });
  // `Worker` takes it as it takes a string.
  return (policy?.createScriptURL(address) ?? address) as string;
}
