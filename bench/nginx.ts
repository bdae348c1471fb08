import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compress } from '#server/static/encodings.ts';
import { readSite } from '#server/static/site-files.ts';
import { freePort } from '#server/testing/free-port.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const BINARIES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'];
const BROTLI_MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'].map((folder) =>
  join(folder, 'ngx_http_brotli_static_module.so'),
);

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** nginx on loopback with the same home page, compressed beforehand at the same level; undefined where it is missing. */
export async function startNginx(distDir: string): Promise<Nginx | undefined> {
  const binary = BINARIES.find((path) => existsSync(path));
  const brotli = BROTLI_MODULES.find((path) => existsSync(path));
  if (!binary || !brotli) return undefined;
  const folder = temporaryFolder('nginx');
  const root = join(folder, 'dist');
  await cp(distDir, root, { recursive: true });
  const home = (await readSite(distDir)).find(({ name }) => name === 'index.html');
  if (home) await writeFile(join(root, 'index.html.br'), await compress(home.content, 'br', 'best'));
  const port = await freePort();
  const configFile = join(folder, 'nginx.conf');
  await writeFile(configFile, configuration(folder, root, port, brotli));
  const child = spawn(binary, ['-c', configFile, '-p', folder], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, root: string, port: number, brotli: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    brotli_static on;
    etag on;
  }
}
`;
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('nginx did not start within 5 s');
}
