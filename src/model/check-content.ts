import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { type ContentFile, rules } from './assertions.ts';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'content');

/** Reads all entries and pages of `content/`. Throws with the file's name where it is no YAML. */
export function readContent(): ContentFile[] {
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|mdx)$/.test(name) && name !== 'redirects.yaml')
    .map((name) => ({
      ...placeOf(name),
      data: parse(headOf(readFileSync(join(content, name), 'utf8'))) as Record<string, unknown>,
    }));
}

/** A tutorial is a folder: its metadata count as the entry `tutorials/<id>`, its steps lie in `tutorials/<id>`. */
function placeOf(name: string): { folder: string; id: string } {
  const [folder, id] = [dirname(name), basename(name, extname(name))];
  return id === 'tutorial' ? { folder: dirname(folder), id: basename(folder) } : { folder, id };
}

/** The YAML of a file: all of it, or what stands between the first two lines of dashes. */
function headOf(text: string): string {
  return /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? text;
}

/** Every problem of the content that concerns more than one file, or a file that nothing reads. */
export function contentProblems(files = readContent()): string[] {
  const config = readFileSync(join(root, 'src/content.config.ts'), 'utf8');
  const unread = files
    .filter(({ folder }) => folder.split('/')[0] !== 'tutorials')
    .filter(({ folder, id }) => !config.includes(folder === 'pages' ? `page('${id}'` : `entries('${folder}'`))
    .map(({ folder, id }) => `content/${folder}/${id}.yaml: nothing reads it; wire it in src/content.config.ts`);
  return [...unread, ...rules.flatMap((rule) => rule(files))];
}

/** Stops the build where the content breaks a rule. */
export function checkContent(): AstroIntegration {
  return {
    name: 'check-content',
    hooks: {
      'astro:build:start': () => {
        const problems = contentProblems();
        if (problems.length > 0) throw new Error(`The content breaks a rule:\n${problems.join('\n')}`);
      },
    },
  };
}
