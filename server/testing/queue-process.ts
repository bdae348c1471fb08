import { parseEnvironment } from '../environment.ts';
import { queueWholeIssue } from '../newsletter/queue-issue.ts';
import { openStoreForCommand } from '../stores/open-store.ts';

/** What `npm run newsletter -- send` does once it has stored the issue: `node server/testing/queue-process.ts ISSUE`. */
const store = openStoreForCommand(parseEnvironment(process.env));
console.log('ready');
await queueWholeIssue(store, process.argv[2] ?? '');
await store.close();
