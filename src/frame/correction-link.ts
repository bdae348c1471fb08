import { z } from 'zod';
import type { Correctable } from '#src/model/correctable.ts';
import { contactAddress } from './social-links.ts';

type Variables = Record<string, string | undefined>;

/** What stands for the path of a file in `REPOSITORY_URL`. */
const FILE = '{file}';

const repository = z
  .url({ protocol: /^https$/, error: 'REPOSITORY_URL must be an https address' })
  .refine((pattern) => pattern.includes(FILE), {
    error: `REPOSITORY_URL must have ${FILE} where the path of a file stands, as https://git.example/hub/edit/main/${FILE}`,
  })
  .optional();

/** Encoded letters of what a mail quotes; some mail programs take no address of more than 2,000. */
const LONGEST_QUOTE = 900;
/** How a mail's lines end (RFC 6068, section 5). */
const LINE_END = '\r\n';

/**
 * Where a correction begins: at the file in the repository, where `REPOSITORY_URL` says how its files are edited, else with a mail
 * to the house that says what is meant and what it says now (RFC 6068).
 * @throws naming the setting that cannot be used.
 */
export function correctionLink(meant: Correctable, variables: Variables, site: URL): string {
  const pattern = repositoryIn(variables);
  if (pattern) return pattern.replace(FILE, encodedPath(meant.file));
  const address = contactAddress(variables, site).split('@').map(encodeURIComponent).join('@');
  const lines = linesOf(meant, site);
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join(LINE_END))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent(meant.file)}${body}`;
}

/** Where a folder of the content is shown in the repository; none where it is not known how. */
export function folderLink(folder: string, variables: Variables): string | undefined {
  const pattern = repositoryIn(variables);
  // GitHub, GitLab and those that follow them show folders where they edit files.
  return pattern?.includes('/edit/')
    ? pattern.replace('/edit/', '/tree/').replace(FILE, encodedPath(folder))
    : undefined;
}

function repositoryIn({ REPOSITORY_URL }: Variables): string | undefined {
  const { success, data, error } = repository.safeParse(REPOSITORY_URL?.trim() || undefined);
  if (!success) throw new Error(error.issues.map(({ message }) => message).join('; '));
  return data;
}

function linesOf({ field, path, says }: Correctable, site: URL): string[] {
  return [
    ...(path ? [new URL(path, site).href] : []),
    ...(field ? [`Field: ${field}`] : []),
    ...(says
      ? ['', `It says now: ${quote(says)}`, '', 'What is wrong:', '', 'What is right, and who says so:', '']
      : []),
  ];
}

/** A text in one line, cut between words where it is too long for a mail's address. */
function quote(text: string): string {
  const words = text.toWellFormed().trim().split(/\s+/);
  const kept = words.length;
  for (let count = kept; count > 0; count -= 1) {
    const said = words.slice(0, count).join(' ');
    if (encodeURIComponent(said).length <= LONGEST_QUOTE) return count === kept ? said : `${said} …`;
  }
  return '…';
}

function encodedPath(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
