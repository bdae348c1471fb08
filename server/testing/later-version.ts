import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Adds a column, and cannot be applied twice; counts how often it was. */
const ONE_MORE_MIGRATION = `
  create table if not exists times_applied (note text);
  insert into times_applied values ('once more');
  alter table partner_applications add column answered_by text;
`;

/** This program with one more migration for each database, as its next version may be. Returns its `server/main.ts`. */
export function writeLaterVersion(): string {
  const root = temporaryFolder('later-version');
  for (const name of ['package.json', 'server', 'database']) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  }
  for (const name of ['node_modules', 'src']) symlinkSync(join(ROOT, name), join(root, name));
  for (const folder of ['migrations', 'sqlite-migrations']) {
    writeFileSync(join(root, 'database', folder, '9999_one_more.sql'), ONE_MORE_MIGRATION);
  }
  return join(root, 'server/main.ts');
}
