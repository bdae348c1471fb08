import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** Content codings the server can send, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const ENCODING_SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Below this size the headers weigh more than what compression saves, in bytes. */
export const SMALLEST_WORTH_COMPRESSING = 200;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** `best` is for the build, which has time; `quick` is for the start of a server that finds no compressed files. */
export type Effort = 'best' | 'quick';

export function compress(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const best = effort === 'best';
  switch (encoding) {
    case 'br':
      return asBrotli(content, {
        params: { [zlib.BROTLI_PARAM_QUALITY]: best ? 11 : 4, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length },
      });
    case 'gzip':
      return asGzip(content, { level: best ? 9 : 5 });
  }
}

/** Which codings a client takes, best for it first. `identity` is among them unless the client refuses it. */
export type Preference = readonly (Encoding | 'identity')[];

/**
 * Reads an `Accept-Encoding` header (RFC 9110 §12.5.3): highest weight first, equal weights in our order of
 * preference, weight 0 left out, `*` for what is not named. Without a header only `identity` is sent.
 */
export function encodingPreference(header: string | undefined): Preference {
  if (header === undefined) return ['identity'];
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding) weights.set(coding === 'x-gzip' ? 'gzip' : coding, weightOf(parameters));
  }
  const any = weights.get('*') ?? 0;
  // Identity needs no mention; unmentioned it comes last.
  const identity = weights.get('identity') ?? (weights.has('*') && any === 0 ? 0 : 0.0001);
  const candidates = [...ENCODINGS.map((coding) => [coding, weights.get(coding) ?? any] as const)];
  return [...candidates, ['identity', identity] as const]
    .filter(([, weight]) => weight > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([coding]) => coding);
}

function weightOf(parameters: readonly string[]): number {
  const value = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
  if (value === undefined) return 1;
  const weight = Number(value.trim());
  return weight >= 0 && weight <= 1 ? weight : 0;
}
