import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from './temporary-folder.ts';

const PARAGRAPH = '<p>A qubit is a two-level quantum system.</p>\n'.repeat(40);

/** The policy of a page as a build writes it, with a hash of its own and a semicolon at the end. */
export const PAGE_POLICY =
  "default-src 'self';connect-src 'self' https://rows.example; script-src 'self' 'sha256-abc='; style-src-attr 'unsafe-inline';";
const POLICY_META = `<meta http-equiv="content-security-policy" content="${PAGE_POLICY}">`;

/** A small site in the shape of a real build, with every kind of file that is served differently. */
const FILES: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><title>Home</title><main>${PARAGRAPH}</main>`,
  'hardware.html': `<!doctype html><title>Hardware</title><main>${PARAGRAPH}</main>`,
  'tutorials/index.html': '<!doctype html><title>Tutorials</title>',
  'tutorials/qml-basics.html': '<!doctype html><title>QML basics</title>',
  'startups.html': `<!doctype html><title>Startups</title>${POLICY_META}`,
  'startup-tracker.html': '<!doctype html><title>Startup tracker</title>',
  '404.html': '<!doctype html><title>Not found</title><h1>Oops! Page not found</h1>',
  'form-result.html':
    '<!doctype html><title>{{title}}</title><meta name="description" content="{{description}}">' +
    POLICY_META +
    '<main data-tone="{{tone}}"><h1>{{title}}</h1><p>{{description}}</p>{{action}}<a href="{{back}}">Back</a></main>',
  '_astro/page.Bx3f.css': `/* ${PARAGRAPH} */ body { margin: 0 }`,
  '_astro/menu.Dk29.js': `// ${'x'.repeat(400)}\nexport const open = 1;`,
  '_astro/font.woff2': randomBytes(500),
  'site.webmanifest': '{"name":"Hub"}',
  'sw.js': 'self.skipWaiting();',
  'offline/edition.json': '{}',
  'offline/pages.0123abcd.pack': brotliCompressSync(PARAGRAPH),
  'share.png': randomBytes(500),
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${'x'.repeat(400)}--></svg>`,
  'sitemap-index.xml': '<?xml version="1.0"?><sitemapindex/>',
  'robots.txt': 'User-agent: *\n',
  _redirects: '/old-hardware /hardware 308\n',
  'run.wasm': Buffer.concat([Buffer.from('\0asm'), Buffer.alloc(600)]),
  'papers.bib': '@article{shor1994}',
  'events.ics': 'BEGIN:VCALENDAR',
  'table.csv': 'a,b\r\n',
  'notes.md': '# Notes',
  'index.md': '# Home',
  'hardware.md': `# Hardware\n\n${'A qubit is a two-level quantum system. '.repeat(20)}`,
  'data.json': '{}',
  'hardware.html.br': 'left behind by a tool',
  '.env': 'SECRET=1',
  '.git/config': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:security@example.org\n',
  'name with space.txt': 'spaced',
};

/** Writes the fixture site into a temporary folder and returns the folder. */
export async function writeFixtureSite(): Promise<string> {
  const root = temporaryFolder('site');
  const distDir = join(root, 'dist');
  await mkdir(distDir);
  await writeFile(join(root, 'outside.txt'), 'SECRET=1');
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(distDir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return distDir;
}
