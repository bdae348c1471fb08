import { isIP, isIPv4 } from 'node:net';

/**
 * Who sent a request. Each proxy of ours adds the address it was called from to the end of `X-Forwarded-For`, so with
 * `hops` proxies the visitor is `hops` places from the right; what is further left was written by the visitor.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, hops: number): string {
  const chain = [...(forwardedFor ?? '').split(',').map(withoutPort).filter(Boolean), peer ?? ''];
  const claimed = hops === 0 ? chain.at(-1) : (chain.at(-1 - hops) ?? chain[0]);
  return claimed && isIP(withoutZone(claimed)) ? claimed : (peer ?? '');
}

function withoutPort(entry: string): string {
  const text = entry.trim();
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? '';
}

/**
 * The keys that limits are counted under: first the visitor's, an IPv4 address or the first 64 bits of an IPv6 address,
 * since a single household gets that many addresses to choose from; for IPv6 also the network of 48 bits, since many
 * providers hand those out.
 */
export function addressGroups(address: string): [visitor: string, network?: string] {
  const bare = withoutZone(address);
  if (isIPv4(bare) || !isIP(bare)) return [bare];
  const parts = partsOf(bare);
  if (parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff) return [embeddedIPv4(parts)];
  const network = (count: number) =>
    `${parts
      .slice(0, count)
      .map((part) => part.toString(16))
      .join(':')}::/${count * 16}`;
  return [network(4), network(3)];
}

/** The eight numbers of an IPv6 address, however it is written. */
function partsOf(address: string): number[] {
  // The URL parser writes every IPv6 address in one canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((part) => Number.parseInt(part, 16));
}

/** `::ffff:1.2.3.4` and `::ffff:102:304` are both the IPv4 address 1.2.3.4 (RFC 4291 §2.5.5.2). */
function embeddedIPv4(parts: readonly number[]): string {
  return parts
    .slice(6)
    .flatMap((part) => [part >> 8, part & 0xff])
    .join('.');
}
