import { isIP, isIPv4 } from 'node:net';

/**
 * Who sent a request. Each proxy of ours adds the address it was called from to the end of `X-Forwarded-For`, so with
 * `hops` proxies the visitor stands `hops` places from the right; what stands further left was written by the visitor.
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
 * The key that limits are counted under: an IPv4 address, or the first 64 bits of an IPv6 address, since a single
 * household gets that many addresses to choose from.
 */
export function addressGroup(address: string): string {
  const bare = withoutZone(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIPv4(bare) || !isIP(bare)) return bare;
  // The URL parser writes every IPv6 address in one canonical form.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
