/** Header names and values in turn, as `response.writeHead` takes them: the quickest form for node:http. */
export type HeaderList = readonly string[];

const ONE_YEAR_S = 31_536_000;

/**
 * What every answer carries. `Strict-Transport-Security` only when the public site is served over https: over http
 * browsers ignore it, and on a machine without a certificate it would lock the owner out.
 */
export function securityHeaders(siteUrl: string): HeaderList {
  const always = [
    'X-Content-Type-Options',
    'nosniff',
    'X-Frame-Options',
    'DENY',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
  return siteUrl.startsWith('https:') ? [...always, 'Strict-Transport-Security', `max-age=${ONE_YEAR_S}`] : always;
}

/**
 * The content security policy sent as a header. A page brings its own policy in a `<meta>`, with the hashes of its
 * scripts; the header adds what a `<meta>` cannot say and never anything that could contradict it.
 */
export function contentSecurityPolicy(contentType: string): string {
  if (contentType.startsWith('text/html')) {
    return "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'";
  }
  // A worker obeys the policy its own script came with, and the program runner compiles WebAssembly in one.
  if (contentType.startsWith('text/javascript')) {
    return "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; frame-ancestors 'none'";
  }
  // Drawings carry their own style; scripts in one that is opened by itself stay dead.
  if (contentType.startsWith('image/svg+xml')) {
    return "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";
  }
  return "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
}
