import { installPackages, missingPackages } from '../../scripts/install-packages.ts';
import { startSite } from '../support/site-server.ts';
import { firefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
import type { Engine, Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/**
 * Takes the most important journeys through the built site in engines other than Chromium's, where all the others are
 * tested. An engine that cannot be had is skipped aloud; a journey that fails ends it with code 1.
 */
const engines = [firefox, webkit];
installPackages(Object.assign({}, ...engines.map(({ programs }) => programs)));
let passed = 0;
let failed = 0;
for (const engine of engines) await testIn(engine);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function testIn({ name, programs, start }: Engine): Promise<void> {
  const missing = missingPackages(programs).join(' ');
  if (missing) {
    console.log(`\n${name}: SKIPPED, it is not on this machine. To get it: apt-get install ${missing}`);
    return;
  }
  const before = { passed, failed };
  const site = await startSite();
  try {
    const engine = await start();
    console.log(`\n${name} ${engine.version}`);
    for (const [title, journey] of Object.entries(journeys)) {
      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      try {
        await take(journey, await engine.visit(site.url));
        passed += 1;
        console.log(`  passed  ${title}, ${seconds()}`);
      } catch (error) {
        failed += 1;
        console.log(`  FAILED  ${title}, ${seconds()}:`, error);
      }
    }
    await engine.close();
    console.log(`${name} ${engine.version}: ${passed - before.passed} passed, ${failed - before.failed} failed`);
  } finally {
    await site.stop();
  }
}

async function take(journey: Journey, visitor: Visitor): Promise<void> {
  try {
    await journey(visitor);
  } finally {
    await visitor.leave();
  }
}
