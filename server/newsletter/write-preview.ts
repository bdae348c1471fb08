import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeIssueMail } from '../mail/issue-mail.ts';
import type { MailSettings } from '../mail/messages.ts';
import { fileTransport } from '../mail/transport.ts';
import type { Issue } from '../stores/newsletter.ts';

/** Writes the mail of an issue to a reader who does not exist into a new folder: as page, as text and as the mail itself. */
export async function writePreview(issue: Issue, settings: MailSettings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `newsletter-${issue.id}-`));
  const token = '00000000-0000-4000-8000-000000000000';
  const mail = composeIssueMail({ id: randomUUID(), email: 'reader@example.org', token }, issue, settings);
  await fileTransport(folder).send(mail, 'mail');
  await writeFile(join(folder, 'mail.html'), String(mail.html));
  await writeFile(join(folder, 'mail.txt'), String(mail.text));
  return folder;
}
