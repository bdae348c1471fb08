import { structuredPatch } from 'diff';
import { parse } from 'yaml';
import { z } from 'zod';
import { editYaml } from './edit-yaml.ts';
import { textOf, versionOf, type WholeFile } from './files.ts';
import { inSchemaOrder, withoutEmpty } from './form-data.ts';
import { formSchema } from './form-schema.ts';
import { knownFile } from './kinds-of-files.ts';
import { splitFile } from './split-file.ts';
import { writtenFile } from './write-yaml.ts';

/** What an editor has changed in one file and not written yet. */
export const draft = z.strictObject({
  file: z.string().max(200),
  /** The version that was opened; null for a file that was not there. */
  base: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** The Markdown below the head, of .mdx files. */
  body: z.string().optional(),
});

export const drafts = z
  .array(draft)
  .max(50)
  .refine((list) => new Set(list.map(({ file }) => file)).size === list.length, 'A file is changed twice');

export type Draft = z.infer<typeof draft>;

/** A problem of one field, in the words of the build. */
export interface Issue {
  path: readonly (string | number)[];
  message: string;
}

/** One line of a diff, with its number in the file as it will be, or was where it goes. */
export interface DiffLine {
  sign: ' ' | '+' | '-';
  line: number;
  text: string;
}

/** What would become of a file. */
export interface Preview {
  file: string;
  /** Whether nothing would be written. */
  isSame: boolean;
  /** Set where the file is not what it was when it was opened: what it holds now. */
  conflict: string | null | undefined;
  text: string;
  hunks: DiffLine[][];
  added: number;
  removed: number;
  issues: Issue[];
}

/** A file that the desk does not edit was named. */
export class UnknownFile extends Error {
  override readonly name = 'UnknownFile';
}

/** What a file holds, for its form. */
export function openedFile(folder: string, file: string) {
  const known = knownFile(file);
  if (!known) throw new UnknownFile(`"${file}" is neither an entry nor a page`);
  const text = textOf(folder, file);
  if (text === undefined) return { ...known, file, base: null, data: {}, body: file.endsWith('.mdx') ? '' : undefined };
  const { head, body } = splitFile(file, text);
  return { ...known, file, base: versionOf(text), data: parse(head) as Record<string, unknown>, body };
}

/** The text that a draft becomes, its differences, and what its schema has to say of it. */
export function previewOf(folder: string, { file, base, data, body }: Draft): Preview {
  const known = knownFile(file);
  if (!known) throw new UnknownFile(`"${file}" is neither an entry nor a page`);
  const was = textOf(folder, file);
  const schema = formSchema(known.schema);
  const inFile = was === undefined ? undefined : parse(splitFile(file, was).head);
  const next = inSchemaOrder(withoutEmpty(data, schema, inFile), schema);
  const text = textOfDraft(file, was, next, body);
  const patch = structuredPatch(file, file, was ?? '', text, '', '', { context: 3 });
  const hunks = patch.hunks.map(({ oldStart, newStart, lines }) => numbered(oldStart, newStart, lines));
  const count = (sign: string) => hunks.flat().filter((line) => line.sign === sign).length;
  const checked = known.schema.safeParse(next);
  return {
    file,
    isSame: was === text,
    conflict: versionOf(was) === base ? undefined : (was ?? null),
    text,
    hunks,
    added: count('+'),
    removed: count('-'),
    issues: checked.success
      ? []
      : checked.error.issues.map(({ path, message }) => ({
          path: path.map((key) => (typeof key === 'number' ? key : String(key))),
          message,
        })),
  };
}

/** The files that drafts become. */
export function filesOf(folder: string, list: readonly Draft[]): WholeFile[] {
  return list.map((each) => previewOf(folder, each)).filter(({ isSame }) => !isSame);
}

function textOfDraft(file: string, was: string | undefined, next: unknown, body: string | undefined): string {
  if (was === undefined) {
    const head = writtenFile(next);
    return file.endsWith('.mdx') ? `---\n${head}---\n${body ?? ''}` : head;
  }
  const parts = splitFile(file, was);
  return parts.join(editYaml(parts.head, next), body);
}

function numbered(oldStart: number, newStart: number, lines: readonly string[]): DiffLine[] {
  let [before, after] = [oldStart, newStart];
  return lines
    .filter((line) => !line.startsWith('\\'))
    .map((line) => {
      const sign = line[0] as DiffLine['sign'];
      const number = sign === '-' ? before : after;
      if (sign !== '+') before += 1;
      if (sign !== '-') after += 1;
      return { sign, line: number, text: line.slice(1) };
    });
}
