import { createServer, type IncomingMessage, type Server } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Metrics } from './metrics.ts';

/** Loopback, private and link-local addresses (RFC 1918, 3927, 4193, 4291). IPv4 in IPv6 counts as what it holds. */
const ownNetwork = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  ownNetwork.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetwork.addSubnet(network, bits, 'ipv6');
}

/** Whether an address belongs to a network of one's own, which no stranger of the internet can have. */
export function isOwnNetwork(address = ''): boolean {
  const family = isIP(address);
  return family !== 0 && ownNetwork.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * `GET /metrics` on a port of its own, which no proxy of the site leads to. A proxy has an address of one's own network
 * whoever asks it, so what was forwarded is refused as well.
 */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    const status = statusOf(request);
    const body = status === 200 ? await metrics.read() : `${status}\n`;
    response.writeHead(status, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(body);
  });
}

function statusOf({ method, url, headers, socket }: IncomingMessage): number {
  if (!isOwnNetwork(socket.remoteAddress) || headers.forwarded || headers['x-forwarded-for']) return 403;
  return method === 'GET' && url === '/metrics' ? 200 : 404;
}
