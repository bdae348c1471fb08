/** The part of trusted types (W3C) that we use; TypeScript's library does not have them. */
interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}

declare var trustedTypes:
  | { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): TrustedTypePolicy }
  | undefined;
