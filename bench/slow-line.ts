import { connect, createServer, type Socket } from 'node:net';
import { SLOW_PHONE } from './slow-phone.ts';

export interface SlowLine {
  url: string;
  /** Bytes that came down since the last call. */
  takeBytes: () => number;
  stop: () => Promise<void>;
}

/**
 * A line with the latency and the rate of the slow phone before a server. The browser's own emulation leaves out what
 * workers ask for; this one does not. All connections share the rate, as on a real line.
 */
export async function startSlowLine(serverUrl: string): Promise<SlowLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  let bytes = 0;

  const server = createServer((phone) => {
    const site = connect(Number(port), hostname);
    for (const socket of [phone, site]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    const oneWay = SLOW_PHONE.latencyMs / 2;
    phone.on('data', (data) => setTimeout(() => site.write(data), oneWay));
    site.on('data', (data) => {
      bytes += data.length;
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (data.length / SLOW_PHONE.bytesPerSecond) * 1000;
      setTimeout(() => phone.write(data), freeAt - now + oneWay);
    });
    phone.on('end', () => site.end());
    site.on('end', () => setTimeout(() => phone.end(), oneWay));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The slow line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
