import { appendFileSync } from 'node:fs';
import { startMailServer } from './mail-server.ts';

/**
 * `node server/testing/mail-server-process.ts FILE PORT DELAY`: a mail server that notes each mail in a file, a line with
 * Message-ID and recipient, before it says that it has taken it. What is in the file it has got, whenever it is killed.
 */
const [file = '', port = '0', delayMs = '0'] = process.argv.slice(2);

await startMailServer({
  port: Number(port),
  delayMs: Number(delayMs),
  onMail: (to, mail) => appendFileSync(file, `${mail.messageId} ${to}\n`),
});
console.log('ready');
