import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 30_000;

export interface SiteServer {
  url: string;
  dataDir: string;
  /** Runs `npm run signups -- …` against this server's database and answers what it printed. */
  signups: (...words: string[]) => string;
  stop: () => Promise<void>;
}

/** Starts the real server over the real build, on a free port, with an empty database and no insert limits. */
export async function startSite(settings: Record<string, string> = {}): Promise<SiteServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  const environment = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    INSERTS_PER_MINUTE: '0',
    INSERTS_PER_HOUR: '0',
    ...settings,
  };
  const server = spawn('node', ['server/main.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${log}`)), START_TIMEOUT_MS);
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      const found = /"port":(\d+)/.exec(log)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(Number(found));
    });
    server.once('exit', (code) => reject(new Error(`The server stopped with ${code}:\n${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    signups: (...words) => {
      const run = spawnSync('npm', ['run', '--silent', 'signups', '--', ...words], {
        cwd: root,
        env: environment,
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(`npm run signups failed: ${run.stderr}`);
      return run.stdout;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
