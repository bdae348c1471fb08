import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;

export interface TestDesk {
  /** With the token. */
  address: string;
  origin: string;
  token: string;
  /** The copy of the content that it writes in. */
  folder: string;
  read: (file: string) => string;
  stop: () => Promise<void>;
}

/** Starts the editors' desk over a copy of the content, on a free port, at a day that does not change. */
export async function startDesk(...words: string[]): Promise<TestDesk> {
  const project = mkdtempSync(join(tmpdir(), 'desk-'));
  const folder = join(project, 'content');
  cpSync(join(root, 'content'), folder, { recursive: true, filter: (file) => !file.includes('/theory') });
  const desk = spawn('node', ['desk/main.ts', '--content', folder, '--port', '0', '--no-site', ...words], {
    cwd: root,
    env: { ...process.env, BUILD_DATE: '2026-11-28' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => desk.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`The desk did not start:\n${log}`)), START_TIMEOUT_MS);
    desk.stdout.on('data', (chunk: Buffer) => {
      log += chunk;
      const found = /http:\/\/\S+/.exec(log)?.[0];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    desk.once('exit', (code) => reject(new Error(`The desk stopped with ${code}:\n${log}`)));
  });
  const { origin, pathname } = new URL(address);
  return {
    address,
    origin,
    token: pathname.split('/')[1] ?? '',
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop: async () => {
      desk.kill('SIGTERM');
      await exited;
      rmSync(project, { recursive: true });
    },
  };
}

/** Another server of this machine, with one page: as foreign to the desk as any site of the web. */
export async function startForeignPage(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A page</title><p>A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Answers as the query interface of arXiv does, for one preprint (https://info.arxiv.org/help/api/user-manual.html). */
export async function startArxiv(number: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('id_list');
    const entry = `<entry>
    <id>http://arxiv.org/abs/${number}v1</id>
    <published>2026-10-05T17:59:59Z</published>
    <updated>2026-10-05T17:59:59Z</updated>
    <title>An example of a
  preprint</title>
    <summary>It is an example.</summary>
    <author><name>Ada Example</name></author>
    <author><name>Ben von Sample</name></author>
    <link href="http://arxiv.org/abs/${number}v1" rel="alternate" type="text/html"/>
  </entry>`;
    response.writeHead(200, { 'content-type': 'application/atom+xml; charset=UTF-8' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title type="html">ArXiv Query</title>
  ${asked === number ? entry : ''}
</feed>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/query`, stop: () => server.close() };
}
