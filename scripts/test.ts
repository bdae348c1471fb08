import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './find-chromium.ts';

/** Runs everything that must hold before a change lands, in the order in which it fails soonest. Exits with 1 else. */
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');

run('Lint and format', ['biome', 'ci', '--colors=off']);
run('Types', ['astro', 'check', '--minimumFailingSeverity', 'warning']);
run('Unit tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
run('Build', ['astro', 'build']);
run('Compression', ['node', 'server/compress-build.ts']);
run('Byte budgets', ['node', 'scripts/check-budgets.ts']);
run('Browser journeys', ['playwright', 'test', '--reporter=list,json'], {
  CHROME_PATH: findOrInstallChromium(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
});

const unit = JSON.parse(readFileSync(unitReport, 'utf8')) as { numPassedTests: number; numPendingTests: number };
const { stats } = JSON.parse(readFileSync(journeyReport, 'utf8')) as {
  stats: { expected: number; flaky: number; skipped: number };
};
rmSync(reports, { recursive: true });
console.log(
  `\n${unit.numPassedTests + stats.expected + stats.flaky} passed, 0 failed, ${unit.numPendingTests + stats.skipped} skipped`,
);

function run(title: string, [command, ...words]: string[], environment: Record<string, string> = {}): void {
  console.log(`\n— ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command ?? '', words, { stdio: 'inherit', env: { ...process.env, ...environment } });
  console.log(`  ${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (status === 0) return;
  console.error(`\n${title} failed.`);
  process.exit(1);
}
