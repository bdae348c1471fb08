import { randomBytes } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startChecker } from './checks/checker.ts';
import { startHttp } from './server/http.ts';
import { deskInterface } from './server/interface.ts';
import { bundlePage } from './server/page-bundle.ts';
import { startSite } from './server/site.ts';
import { REGISTRIES } from './sources/look-up.ts';

/** `npm run desk`: a page over `content/`, for this machine alone. */
const { values } = parseArgs({
  options: {
    /** The folder that is written in; it is called "content". */
    content: { type: 'string', default: 'content' },
    port: { type: 'string', default: '4343' },
    /** Whether the site's development server stands beside the form. */
    site: { type: 'boolean', default: true },
    'site-port': { type: 'string', default: '4321' },
    /** Where DOIs and arXiv numbers are looked up. */
    doi: { type: 'string', default: REGISTRIES.doi },
    arxiv: { type: 'string', default: REGISTRIES.arxiv },
  },
  allowNegative: true,
});

const folder = realpathSync(values.content);
if (basename(folder) !== 'content') throw new Error(`The folder is called "content", but ${folder} is not`);
const site = values.site ? await startSite(Number(values['site-port'])) : undefined;
const checker = startChecker(folder);
const calls = deskInterface({
  folder,
  checker,
  registries: { doi: values.doi, arxiv: values.arxiv },
  site: site?.address,
});
const desk = await startHttp({
  port: Number(values.port),
  token: randomBytes(24).toString('base64url'),
  page: await bundlePage(),
  calls,
  site: site?.address,
});
console.log(
  `The desk is open for this machine alone:\n\n  ${desk.address}\n\nWhoever has this address can write in ${folder}. Ctrl C closes it.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    checker.stop();
    site?.stop();
    void desk.close().then(() => process.exit(0));
  });
