import { formatPartial } from '#src/design/format-date.ts';
import type { MigrationPage } from '#src/model/schemas/pages/security.ts';
import { type SheetContent, shortName } from './sheet-content.ts';

/** The sheet of a region as Markdown, with all of its dates. `source` is its page. */
export function sheetMarkdown(content: SheetContent, page: MigrationPage, source: string): string {
  const { region, deadlines, schemes } = content;
  const { threat, dates, actionsTitle, actions, schemesTitle } = page.sheet;
  return [
    `# ${page.heading.split(',')[0]}: ${region}`,
    `From ${source}, as of ${page.asOf}.`,
    threat.map((line) => `- ${line}`).join('\n'),
    `## ${dates}`,
    deadlines
      .map(
        ({ due, authority, sector, what, force }) =>
          `- ${formatPartial(due)}: ${what} (${shortName(authority)}, ${sector}; ${force})`,
      )
      .join('\n'),
    `## ${actionsTitle}`,
    actions.map(({ name, text }) => `- [ ] ${name} ${text}`).join('\n'),
    `## ${schemesTitle}`,
    schemes.map(({ use, set }) => `- ${use}: ${set.name}, ${bytesOf(set)}`).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}

/** "public key 1,184, ciphertext 1,088". */
export function bytesOf({ publicKey, ciphertext, signature }: SheetContent['schemes'][number]['set']): string {
  const sent = ciphertext === undefined ? `signature ${whole(signature ?? 0)}` : `ciphertext ${whole(ciphertext)}`;
  return `public key ${whole(publicKey)}, ${sent}`;
}

const whole = (count: number) => count.toLocaleString('en-US');
