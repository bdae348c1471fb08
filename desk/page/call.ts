import type { Due } from '../checks/due.ts';
import type { Draft, Preview } from '../content/drafts.ts';
import type { FormSchema } from '../content/form-data.ts';
import type { LibraryEntry } from '../content/library.ts';
import type { FoundWorks } from '../sources/find-work.ts';

/** All that can be chosen from. */
export interface Library {
  kinds: { id: string; label: string }[];
  entries: LibraryEntry[];
  /** Names of figures, with what they are called. */
  figures: Record<string, { label: string; kind: string }>;
  /** Where the site's pages are shown. */
  site?: string;
  /** YYYY-MM-DD */
  today: string;
}

/** A problem in the words of the build. */
export interface Problem {
  /** Below `content/`; empty where it names none. */
  file: string;
  field: string;
  message: string;
  /** Whether it was there before the change, in a file that is not changed. */
  isNew?: boolean;
}

/** An entry or a page, opened. */
export interface OpenedFile {
  file: string;
  kind: string;
  id: string;
  /** The version that was opened; null for what is not written yet. */
  base: string | null;
  data: Record<string, unknown>;
  body?: string;
  schema: FormSchema;
  address?: string;
  name: string;
}

export type Written =
  | { status: 200; value: { written: string[] } }
  | { status: 409; value: { file: string; disk: string | null }[] }
  | {
      status: 422;
      value: { issues: { file: string; path: (string | number)[]; message: string }[]; problems: Problem[] };
    };

/** The token is the first part of the page's own address. */
const token = location.pathname.split('/')[1] ?? '';

async function call(name: string, input: unknown): Promise<{ status: number; value: unknown }> {
  const response = await fetch(`/${token}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-desk-token': token },
    body: JSON.stringify(input ?? {}),
  });
  return { status: response.status, value: await response.json() };
}

async function answer<Value>(name: string, input?: unknown): Promise<Value> {
  const { status, value } = await call(name, input);
  if (status !== 200) throw new Error((value as { error?: string }).error ?? `The desk answers ${status}`);
  return value as Value;
}

/** The calls of the desk's interface. Each @throws where the desk is gone, or says no. */
export const desk = {
  library: () => answer<Library>('library'),
  problems: () => answer<Problem[]>('problems'),
  due: () => answer<Due[]>('due'),
  entry: (file: string) => answer<OpenedFile>('entry', { file }),
  preview: (drafts: Draft[]) => answer<Preview[]>('preview', { drafts }),
  check: (drafts: Draft[]) => answer<Problem[]>('check', { drafts }),
  work: (query: string) => answer<FoundWorks>('work', { query }),
  async write(drafts: Draft[]): Promise<Written> {
    const { status, value } = await call('write', { drafts });
    if (status !== 200 && status !== 409 && status !== 422)
      throw new Error((value as { error?: string }).error ?? `The desk answers ${status}`);
    return { status, value } as Written;
  },
};
