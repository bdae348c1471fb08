/** Built scripts that are in the HTML of pages; `astro.config.ts` puts them in and allows them by their hashes. */
declare const INLINE_SCRIPTS: Record<
  | 'boot'
  | 'waitForStyles'
  | 'notFound'
  | 'listProgress'
  | 'articleProgress'
  | 'labStart'
  | 'embedStart'
  | 'showSolved'
  | 'waysProgress'
  | 'reviewDue',
  string
>;

/** The part of trusted types (W3C) that we use; TypeScript's library does not have them. */
interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): TrustedTypePolicy }
  | undefined;
