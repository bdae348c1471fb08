import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Checker } from '../checks/checker.ts';
import { type Draft, drafts, filesOf, openedFile, previewOf } from '../content/drafts.ts';
import { textOf, versionOf, writeFiles } from '../content/files.ts';
import { formSchema } from '../content/form-schema.ts';
import { deskKinds, headOf, siteAddressOf } from '../content/kinds-of-files.ts';
import { startLibrary } from '../content/library.ts';
import { findWork } from '../sources/find-work.ts';
import type { Registries } from '../sources/look-up.ts';

/** What a call answers: a status of HTTP and a value for JSON. */
export interface Answer {
  status: number;
  value: unknown;
}

const ok = (value: unknown): Answer => ({ status: 200, value });

export interface Content {
  folder: string;
  checker: Checker;
  registries: Registries;
  /** Where the site's pages are shown while one writes, if they are. */
  site: string | undefined;
}

const changes = z.strictObject({ drafts });

/** The calls of the page, each by its name. */
export function deskInterface({ folder, checker, registries, site }: Content) {
  const library = startLibrary(folder);
  /** The problems of the content as it is, asked anew after it has changed on disk. */
  let last: { stamp: string; problems: Promise<readonly string[]> } | undefined;
  function known(): Promise<readonly string[]> {
    const stamp = stampOf(folder);
    if (last?.stamp !== stamp) last = { stamp, problems: checker.problems([]) };
    last.problems.catch(() => {
      last = undefined;
    });
    return last.problems;
  }

  // The first check reads every file; the editor has not begun to type yet.
  void known().catch(() => {});

  async function problemsOf(list: readonly Draft[]) {
    const files = filesOf(folder, list);
    const before = new Set(await known());
    const after = await checker.problems(files);
    const mine = (problem: string) => files.some(({ file }) => problem.startsWith(`content/${file}:`));
    return after.map((problem) => ({ ...placed(problem), isNew: !before.has(problem) || mine(problem) }));
  }

  /** Files that are not what they were when they were opened, with what they hold now. */
  function changedOnDisk(list: readonly Draft[]): { file: string; disk: string | null }[] {
    return list
      .map(({ file, base }) => ({ file, base, text: textOf(folder, file) }))
      .filter(({ base, text }) => versionOf(text) !== base)
      .map(({ file, text }) => ({ file, disk: text ?? null }));
  }

  const calls: Record<string, (input: unknown) => Promise<Answer> | Answer> = {
    library: () => ok({ kinds: deskKinds, entries: library(), figures: figureNames(folder), site, today: today() }),
    problems: async () => ok((await known()).map(placed)),
    due: async () => ok(await checker.due()),
    entry: (input) => {
      const { file } = z.strictObject({ file: z.string() }).parse(input);
      const { schema, kind, id, base, data, body } = openedFile(folder, file);
      return ok({
        file,
        kind,
        id,
        base,
        data,
        body,
        schema: formSchema(schema),
        address: siteAddressOf({ kind, id }, data),
        ...headOf({ kind, id }, data),
      });
    },
    preview: (input) => ok(changes.parse(input).drafts.map((each) => previewOf(folder, each))),
    check: async (input) => ok(await problemsOf(changes.parse(input).drafts)),
    work: async (input) => {
      const { query } = z.strictObject({ query: z.string().max(100_000) }).parse(input);
      const works = library().filter(({ kind }) => kind === 'sources' || kind === 'papers');
      return ok(await findWork(query, works, registries));
    },
    write: async (input) => {
      const list = changes.parse(input).drafts;
      const previews = list.map((each) => previewOf(folder, each));
      const conflicts = changedOnDisk(list);
      if (conflicts.length > 0) return { status: 409, value: conflicts };
      const issues = previews.flatMap(({ file, issues: own }) => own.map((issue) => ({ file, ...issue })));
      const problems = issues.length > 0 ? [] : (await problemsOf(list)).filter(({ isNew }) => isNew);
      if (issues.length > 0 || problems.length > 0) return { status: 422, value: { issues, problems } };
      // The checks took a second, in which somebody may have saved a file. From here on nothing waits.
      const late = changedOnDisk(list);
      if (late.length > 0) return { status: 409, value: late };
      const files = filesOf(folder, list);
      writeFiles(folder, files);
      return ok({ written: files.map(({ file }) => file) });
    },
  };
  return calls;
}

/** Changes with every file that is written, moved or taken away. */
function stampOf(folder: string): string {
  const files = globSync('**/*', { cwd: folder }).sort();
  return files.map((file) => `${file} ${statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs}`).join('\n');
}

function today(): string {
  return process.env.BUILD_DATE ?? new Date().toISOString().slice(0, 10);
}

/** A problem in the build's words, with the file and the field that it names. */
function placed(problem: string): { file: string; field: string; message: string } {
  const [, file = '', rest = problem] = /^content\/([^:\s]+): ([\s\S]*)$/.exec(problem) ?? [];
  const field = /^([a-zA-Z][\w.-]*(?:\[[^\]]*\][\w.-]*)*)(?::| (?:names|rests|of|is|needs)\b)/.exec(rest)?.[1] ?? '';
  return { file, field, message: rest };
}

/** The labels of figures, by their names. */
function figureNames(folder: string): Record<string, { label: string; kind: string }> {
  return parse(readFileSync(join(folder, 'figures.yaml'), 'utf8')) as Record<string, { label: string; kind: string }>;
}
