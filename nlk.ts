import { runNewsletterKills } from '#server/testing/newsletter-kills.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
let t=performance.now();
console.log(JSON.stringify(await runNewsletterKills({rounds:20, readers:8000, delayMs:5})), performance.now()-t);
t=performance.now();
const postgres = await createPostgresServer();
console.log(JSON.stringify(await runNewsletterKills({rounds:20, readers:8000, delayMs:5, postgres})), performance.now()-t);
await postgres?.remove();
process.exit(0);
