import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the site that can be made to fail as networks do. */
export interface FickleProxy {
  url: string;
  /** Passes everything on; takes requests and never answers; or says that the server is away. */
  state: 'open' | 'silent' | 'away';
  /** What a path has in the place of what the site has. */
  readonly replaced: Map<string, string>;
  stop(): Promise<void>;
}

export async function startFickleProxy(site: string): Promise<FickleProxy> {
  const server = createServer((incoming, outgoing) => {
    const script = proxy.replaced.get(incoming.url ?? '');
    if (proxy.state === 'silent') return;
    if (proxy.state === 'away') outgoing.writeHead(502).end('Bad Gateway');
    else if (script !== undefined) outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else {
      const { url: path, method, headers } = incoming;
      const onward = request(new URL(path ?? '/', site), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const proxy: FickleProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'open',
    replaced: new Map(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}
