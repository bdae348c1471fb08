import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium, HEADLESS_SHELL } from './find-chromium.ts';
import { installPackages } from './install-packages.ts';

interface Step {
  title: string;
  command: string[];
  environment?: Record<string, string>;
}

const started = performance.now();
if (!process.env.CHROME_PATH) installPackages({ [HEADLESS_SHELL]: 'chromium-headless-shell' });
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const unitReport = join(reports, 'unit.json');
const journeyReport = join(reports, 'journeys.json');
const running = new Set<ChildProcess>();

/** Runs everything that must hold before a change lands. The first step that fails ends it, with code 1. */
const checks: Step[] = [
  { title: 'Lint and format', command: ['biome', 'ci', '--colors=off'] },
  {
    title: 'Unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
];
const build: Step[] = [
  { title: 'Types', command: ['astro', 'check', '--minimumFailingSeverity', 'warning'] },
  { title: 'Build', command: ['astro', 'build'] },
  { title: 'Byte budgets', command: ['node', 'scripts/check-budgets.ts'] },
];
const journeys: Step = {
  title: 'Browser journeys',
  command: ['playwright', 'test', '--reporter=list,json'],
  environment: { CHROME_PATH: findOrInstallChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
};

// Neither needs the other, and each leaves a processor idle by itself. The journeys need the build, and both processors.
await Promise.all([checks, build].map(inOrder));
await run(journeys, 'inherit');

const unit = JSON.parse(readFileSync(unitReport, 'utf8')) as { numPassedTests: number; numPendingTests: number };
const { stats } = JSON.parse(readFileSync(journeyReport, 'utf8')) as {
  stats: { expected: number; flaky: number; skipped: number };
};
rmSync(reports, { recursive: true });
console.log(
  `\n${unit.numPassedTests + stats.expected + stats.flaky} passed, 0 failed, ${unit.numPendingTests + stats.skipped} skipped, in ${secondsSince(started)} s`,
);

async function inOrder(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await run(step, 'pipe');
}

/** What runs beside another step says all it has to say when it has ended, so that the two do not mix. */
async function run({ title, command: [command = '', ...words], environment }: Step, output: 'pipe' | 'inherit') {
  if (output === 'inherit') console.log(`\n— ${title}`);
  const startedAt = performance.now();
  const child = spawn(command, words, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  running.delete(child);
  if (output === 'pipe') process.stdout.write(`\n— ${title}\n${Buffer.concat(said)}`);
  console.log(`  ${title}: ${secondsSince(startedAt)} s`);
  if (code === 0) return;
  console.error(`\n${title} failed.`);
  for (const other of running) other.kill();
  process.exit(1);
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(0);
}
