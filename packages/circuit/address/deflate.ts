/** Bytes as text of letters, digits, - and _ (RFC 4648, section 5), without the signs = at its end. */
function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws for a text that is not of these letters. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new TypeError('no base64url');
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** A text made short by DEFLATE (RFC 1951). */
export async function deflate(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * What `deflate` made short. Undefined where it is damaged, 'too long' where it would grow beyond `most` bytes: it
 * stops there, and never holds much more.
 */
export async function inflate(text: string, most: number): Promise<string | 'too long' | undefined> {
  try {
    const stream = new Blob([fromBase64Url(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const reader = stream.getReader();
    let inflated = '';
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return inflated + decoder.decode();
      length += value.byteLength;
      if (length > most) {
        await reader.cancel();
        return 'too long';
      }
      inflated += decoder.decode(value, { stream: true });
    }
  } catch {
    // The platform says no more than that something is wrong with it.
    return undefined;
  }
}
