import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { findOrInstallProgram } from '../scripts/find-program.ts';
import { writeFixtureSite } from './testing/fixture-site.ts';
import { freePort } from './testing/free-port.ts';
import { startServerProcess } from './testing/server-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const ROOT = resolve(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs/deployment.md'), 'utf8');

const HOST = 'hub.example.org';
const TOKEN = '11111111-2222-4333-8444-555555555555';
const SECRET_PATH = `/unsubscribe?token=${TOKEN}`;

const blocks = [...text.matchAll(/(?:^`(\/etc\/[^`]+)`([^\n]*):\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, path, when = '', language = '', content = '']) => ({ name: path && basename(path) + when, language, content }),
);

/** A configuration of the document, by the name of its file. */
function configuration(name: string): string {
  const found = blocks.find((block) => block.name === name);
  if (!found) throw new Error(`docs/deployment.md has no ${name}`);
  return found.content;
}

/** The same text for this machine. Each place has to be there: what the document says is what is tried. */
function changed(content: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration does not say: ${from}`);
    return result.replaceAll(from, to);
  }, content);
}

const nginx = findOrInstallProgram('nginx', 'nginx-light');
const caddy = findOrInstallProgram('caddy', 'caddy');
const systemdAnalyze = findOrInstallProgram('systemd-analyze', 'systemd');
const openssl = findOrInstallProgram('openssl', 'openssl');
const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

const folder = temporaryFolder('deployment');
const certificate = join(folder, 'certificate.pem');
const key = join(folder, 'key.pem');
if (openssl) {
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], { stdio: 'pipe' });
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Runs a program until the end of the test, and resolves once it listens. */
async function serve(program: string, args: string[], port: number, env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return output;
  };
  closers.push(stop);
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(output);
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
    { timeout: 20_000 },
  );
  return { stop };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
}

/** A request over TLS to whoever it is. */
function ask(port: number, path: string, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { host: HOST, referer: `https://${HOST}/confirm?token=${TOKEN}` };
    request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      servername: HOST,
      rejectUnauthorized: false,
      agent: false,
    })
      .once('response', (answer) => {
        answer.resume().once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers }));
      })
      .once('error', fail)
      .end();
  });
}

/** Begins TLS with a list of groups that is cut off in the middle. Servers tell of it, where they tell anything. */
async function breakTls(port: number): Promise<void> {
  const vector = (lengthBytes: number, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const length = Buffer.alloc(lengthBytes);
    length.writeUIntBE(body.length, 0, lengthBytes);
    return Buffer.concat([length, body]);
  };
  const bytes = (...values: number[]) => Buffer.from(values);
  const groups = Buffer.concat([bytes(0, 10), vector(2, vector(2, bytes(0)))]);
  const hello = [
    bytes(3, 3),
    Buffer.alloc(32),
    vector(1),
    vector(2, bytes(0x13, 1)),
    vector(1, bytes(0)),
    vector(2, groups),
  ];
  const socket = connect(port, '127.0.0.1').resume();
  socket.on('error', () => undefined);
  socket.write(Buffer.concat([bytes(22, 3, 1), vector(2, bytes(1), vector(3, ...hello))]));
  await once(socket, 'close');
}

/** Everything in the files of a folder. */
const contentOf = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

// R33.1
describe('the document', () => {
  it('has no configuration that is not tried here', () => {
    const named = blocks.filter(({ language }) => language !== 'sh').map(({ name }) => name);
    expect(named).toEqual([
      'hub.service',
      'hub-backup.service',
      'hub-backup.timer',
      'hub',
      'Caddyfile',
      'hub, during an attack',
    ]);
  });

  it('has commands that a shell can read and that exist', () => {
    const commands = blocks.filter(({ language }) => language === 'sh').map(({ content }) => content);
    for (const content of commands) {
      // A placeholder in angle brackets would be a file to read from.
      execFileSync('sh', ['-n'], { input: content.replace(/<\w+>/g, 'x') });
    }
    for (const [, name = ''] of text.matchAll(/npm run (\w+)/g)) expect(packageJson.scripts).toHaveProperty(name);
    for (const [path] of text.matchAll(/\b(server|database|docs)\/[\w./-]+\w/g))
      expect(existsSync(join(ROOT, path))).toBe(true);
  });
});

describe.runIf(systemdAnalyze)('the units of systemd', () => {
  const units = ['hub.service', 'hub-backup.service', 'hub-backup.timer'];
  const place = join(folder, 'units');
  mkdirSync(place);
  for (const unit of units) {
    const content = configuration(unit);
    const isTimer = unit.endsWith('.timer');
    writeFileSync(join(place, unit), isTimer ? content : changed(content, { '/srv/hub/': `${ROOT}/` }));
  }
  const analyze = (...args: string[]) =>
    spawnSync(systemdAnalyze ?? '', args, { cwd: place, encoding: 'utf8', env: { ...process.env, SYSTEMD_PAGER: '' } });

  it('are ones', () => {
    const { status, stderr } = analyze('verify', ...units.map((unit) => `./${unit}`));
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each([
    ['hub.service', 15],
    ['hub-backup.service', 45],
  ])('%s may do little: its exposure is at most %d of 100', (unit, most) => {
    const { status, stdout, stderr } = analyze('security', '--offline=true', `--threshold=${most}`, `./${unit}`);
    expect([status, stderr], stdout.split('\n').at(-2)).toEqual([0, '']);
  });

  it('let the server compile, and be started again however often it fails', () => {
    const unit = configuration('hub.service');
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
    for (const line of [
      'StartLimitIntervalSec=0',
      'RestartSec=2',
      'UMask=0077',
      'StateDirectoryMode=0700',
      'MemoryMax=1G',
    ]) {
      expect(unit.split('\n')).toContain(line);
    }
  });
});

// R28.5
describe.runIf(nginx && openssl)('nginx as the document sets it up', async () => {
  const distDir = await writeFixtureSite();

  /** Writes the configuration for this machine, as Debian's own file would include it. */
  async function prepare(upstream: number, site = configuration('hub')) {
    const place = temporaryFolder('nginx');
    const [http, https] = [await freePort(), await freePort()];
    const here = changed(hasIpv6 ? site : site.replace(/^ *listen \[::\].*\n/gm, ''), {
      'listen 80 ': `listen 127.0.0.1:${http} `,
      'listen 443 ': `listen 127.0.0.1:${https} `,
      ...(hasIpv6 ? { 'listen [::]:80 ': `listen [::1]:${http} `, 'listen [::]:443 ': `listen [::1]:${https} ` } : {}),
      '/etc/letsencrypt/live/hub.example.org/fullchain.pem': certificate,
      '/etc/letsencrypt/live/hub.example.org/privkey.pem': key,
      '/var/log/nginx/': `${place}/`,
      'http://127.0.0.1:4321': `http://127.0.0.1:${upstream}`,
    });
    writeFileSync(join(place, 'site.conf'), here);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${place}/${kind};`,
    );
    writeFileSync(
      join(place, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${place}/nginx.pid; error_log ${place}/error.log;
      ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
      http { access_log ${place}/access.log; ${temporary.join(' ')} include ${place}/site.conf; }`,
    );
    return { place, http, https, args: ['-p', place, '-e', `${place}/error.log`, '-c', join(place, 'nginx.conf')] };
  }

  async function start(upstream: number, site?: string) {
    const { place, http, https, args } = await prepare(upstream, site);
    return { place, http, https, ...(await serve(nginx ?? '', args, https)) };
  }

  it('can be loaded', async () => {
    const { args } = await prepare(4321);
    const { status, stderr } = spawnSync(nginx ?? '', [...args, '-t'], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(stderr.replace(/.*the "listen ... http2" directive is deprecated.*\n/g, '')).not.toMatch(/warn|emerg/);
  });

  it('leads from port 80 to https, and to the pages', async () => {
    const site = await startServerProcess({
      DIST_DIR: distDir,
      DATA_DIR: temporaryFolder('deployment'),
      TRUST_PROXY: '1',
    });
    closers.push(() => site.end('SIGTERM'));
    const { http, https } = await start(Number(new URL(site.url).port));
    for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
      const answer = await fetch(`http://${host}:${http}/hardware?a=b`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://hub.example.org/hardware?a=b']);
    }
    const page = await ask(https, '/hardware');
    expect([page.status, page.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect((await ask(https, '/metrics')).status).toBe(404);
  });

  it.each([
    ['not a word of it is in any log', 'emerg', false],
    ['which can be told from a setting that would log it', 'error', true],
  ])('while the server is away, somebody unsubscribes: %s', async (_, level, isLogged) => {
    const site = changed(configuration('hub'), { ' emerg;': ` ${level};` });
    const { place, http, https, stop } = await start(await freePort(), site);
    expect((await ask(https, SECRET_PATH, 'POST')).status).toBe(502);
    await fetch(`http://127.0.0.1:${http}${SECRET_PATH}`, { redirect: 'manual' });
    await breakTls(https);
    const logged = (await stop()) + contentOf(place).replaceAll(readFileSync(join(place, 'site.conf'), 'latin1'), '');
    expect(logged.includes(TOKEN)).toBe(isLogged);
    expect(/client: 127\.0\.0\.1/.test(logged)).toBe(isLogged);
  });

  it.each([
    ['emerg', false],
    ['info', true],
  ])('at "%s" says of broken TLS, whose sender it would name: %s', async (level, isLogged) => {
    const { place, https, stop } = await start(4321, changed(configuration('hub'), { ' emerg;': ` ${level};` }));
    await breakTls(https);
    await stop();
    expect(readFileSync(join(place, 'error.log'), 'utf8').includes('SSL_do_handshake() failed')).toBe(isLogged);
  });

  it('answers 429 to who asks too much at a time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    closers.push(async () => silent.close());
    const { https } = await start((silent.address() as AddressInfo).port);
    const refused: number[] = [];
    for (let i = 0; i < 120; i += 1) {
      void ask(https, '/').then(
        ({ status }) => refused.push(status),
        () => undefined,
      );
    }
    await vi.waitFor(() => expect(refused).toEqual(Array(20).fill(429)), { timeout: 20_000 });
  });

  it('during an attack writes addresses and statuses, and nothing else', async () => {
    const [format = '', access = ''] = configuration('hub, during an attack').trim().split('\n');
    const log = join(temporaryFolder('nginx'), 'attack.log');
    const site = configuration('hub');
    const last = site.lastIndexOf('access_log off;');
    const attacked = `${format}\n${site.slice(0, last)}${changed(access, { '/run/hub-attack.log': log })}${site.slice(last + 'access_log off;'.length)}`;
    const { https, stop } = await start(await freePort(), attacked);
    await ask(https, SECRET_PATH);
    await stop();
    expect(readFileSync(log, 'utf8')).toBe('127.0.0.1 502\n');
  });
});

// R28.5
describe.runIf(caddy && openssl)('Caddy as the document sets it up', () => {
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };

  it.each(['adapt', 'validate'])('is read by "caddy %s"', (command) => {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, configuration('Caddyfile'));
    const { status, stderr } = spawnSync(caddy ?? '', [command, '--config', file], { encoding: 'utf8', env });
    expect(status, stderr).toBe(0);
    expect(stderr).not.toMatch(/"level":"(warn|error)"/);
  });

  it.each([
    ['not a word of it is in its log', {}, false],
    ['which can be told from a setting that would log it', { 'exclude http': 'level INFO' }, true],
  ])('while the server is away, somebody unsubscribes: %s', async (_, setting, isLogged) => {
    const port = await freePort();
    const site = changed(configuration('Caddyfile'), {
      '{\n\t# Its errors': '{\n\tadmin off\n\tauto_https off\n\tskip_install_trust\n\t# Its errors',
      '\nhub.example.org {': `\nhttps://${HOST}:${port} {\n\ttls ${certificate} ${key}`,
      '127.0.0.1:4321': `127.0.0.1:${await freePort()}`,
      ...setting,
    });
    const file = join(temporaryFolder('caddy'), 'Caddyfile');
    writeFileSync(file, site);
    const { stop } = await serve(caddy ?? '', ['run', '--config', file], port, env);
    expect((await ask(port, SECRET_PATH, 'POST')).status).toBe(502);
    await breakTls(port);
    const logged = await stop();
    expect(logged).toContain('shutting down');
    expect(logged.includes(TOKEN)).toBe(isLogged);
    expect(/remote_(ip|addr)/.test(logged)).toBe(isLogged);
  });
});
