import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { freePort } from './free-port.ts';

/** PostgreSQL compiled to WebAssembly, reached over loopback through the same driver as a real server. */
export interface PgliteServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export async function createPgliteServer(): Promise<PgliteServer> {
  const db = await PGlite.create();
  const port = await freePort();
  let socketServer: PGLiteSocketServer | undefined;
  const server: PgliteServer = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    async start() {
      socketServer = new PGLiteSocketServer({ db, port, host: '127.0.0.1', maxConnections: 10 });
      await socketServer.start();
    },
    async stop() {
      await socketServer?.stop();
      socketServer = undefined;
    },
    async remove() {
      await server.stop();
      await db.close();
    },
  };
  await server.start();
  return server;
}
