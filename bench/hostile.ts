import { setTimeout as sleep } from 'node:timers/promises';
import { ENDS_WITHIN_S, endingInWords, endServer, isAlive } from './end-server.ts';
import { type AttackedServer, startAttackedServer } from './hostile/attacked-server.ts';
import { ATTACKS, type Attack } from './hostile/attacks.ts';
import { runStopRounds } from './hostile/stop-rounds.ts';
import { childrenOf, watchMemory } from './memory.ts';
import { runAhead, sharingInWords } from './priority.ts';
import { milliseconds, type ProbeResult, startProbe } from './probe.ts';
import { type Chance, seededChance } from './random.ts';

const STOP_ROUNDS = 5;
/** The probe asks at least for so long, however soon an attack is over. */
const PROBED_MS = 3_000;
const P99_MS = 100;
const PEAK_MB = 400;
const LATE = 'p99';
/** A server that takes more is killed before it takes the machine along. */
const BOUND_MB = 2_000;

interface Row {
  name: string;
  probe?: ProbeResult;
  peakMb?: number;
  /** From SIGTERM to the end of the process; undefined when it had ended by itself. */
  seconds?: number;
  note: string;
  misses: string[];
}

/**
 * Attacks a server in each of the ways that are known to hurt one, asks for the home page meanwhile, and ends the
 * server in the midst of a second such attack.
 * @returns false when an attack was felt: the home page failed or was late, memory or the time to end was too much.
 */
export async function benchHostile({ distDir, seed }: { distDir: string; seed: number }): Promise<boolean> {
  console.log(
    `Attacks, each on a server of its own, and again while SIGTERM ends it; SQLite, limits off, seed ${seed}`,
  );
  console.log(`  ${sharingInWords()}; the home page is asked every 50 ms by somebody who waits 5 s at most`);
  console.log(
    `  goals: no failure, p99 ≤ ${P99_MS} ms, memory ≤ ${PEAK_MB} MB, ended ≤ ${ENDS_WITHIN_S} s after SIGTERM`,
  );
  printLine(['', 'probes', 'failed', 'p50 ms', 'p99 ms', 'max ms', 'peak MB', 'SIGTERM'], '');
  const chance = seededChance(seed);
  const rows: Row[] = [];
  for (const attack of ATTACKS) {
    const row = await rowOf(attack, distDir, chance);
    print(row);
    rows.push(row);
  }
  const stopped = await stopRow(distDir, chance);
  print(stopped);
  return areUnhurt([...rows, stopped]);
}

/** Where the home page is late without any attack, the machine is too busy for its lateness to mean anything. */
function areUnhurt(rows: readonly Row[]): boolean {
  const isQuiet = !rows[0]?.misses.includes(LATE);
  if (!isQuiet)
    console.log('  this machine is too busy for p99 to count: the home page was late without an attack, too');
  return rows.every(({ misses }) => misses.every((miss) => miss === LATE && !isQuiet));
}

async function rowOf(attack: Attack, distDir: string, chance: Chance): Promise<Row> {
  const server = await startAttackedServer(distDir, attack.log ?? 'nowhere');
  try {
    runAhead(server.pid, 5);
    const obstacle = attack.obstacle?.(server);
    if (obstacle !== undefined) return { name: attack.name, note: `not tried: ${obstacle}`, misses: [] };
    return await attackServer(server, attack, chance);
  } finally {
    await server.end('SIGKILL');
  }
}

async function attackServer(server: AttackedServer, attack: Attack, chance: Chance): Promise<Row> {
  let isTooLarge = false;
  const memory = watchMemory(server.pid, (resident) => {
    isTooLarge ||= resident > BOUND_MB;
    if (isTooLarge) void server.end('SIGKILL');
  });
  const probing = await startProbe(`${server.url}/`);
  const [note] = await Promise.all([strike(attack, server), sleep(PROBED_MS)]);
  const probe = await probing.stop();
  const survived = isAlive(server.pid);
  const ending = survived && !isTooLarge ? await endDuring(attack, server, chance) : undefined;
  const peakMb = memory?.stop().peak;
  const misses = [
    ...(isTooLarge ? [`killed at ${BOUND_MB} MB`] : survived ? [] : ['THE PROCESS ENDED']),
    ...(probe.failures > 0 ? ['failures'] : []),
    ...(probe.p99 > P99_MS ? [LATE] : []),
    ...(peakMb !== undefined && peakMb > PEAK_MB ? ['memory'] : []),
    ...(ending && ending.seconds > ENDS_WITHIN_S ? ['SIGTERM'] : []),
    ...(ending && ending.leftBehind > 0 ? ['a process left behind'] : []),
  ];
  return { name: attack.name, probe, peakMb, seconds: ending?.seconds, note, misses };
}

/** An attack may find nobody to hurt any more. */
function strike(attack: Attack, server: AttackedServer): Promise<string> {
  return attack.strike(server).catch((error: Error) => `attack failed: ${error.message}`);
}

/** Strikes once more and asks the server to end meanwhile. */
async function endDuring(attack: Attack, server: AttackedServer, chance: Chance) {
  const children = childrenOf(server.pid);
  const second = strike(attack, server);
  await sleep(chance.between(20, 500));
  const seconds = await endServer(server);
  await second;
  // Children see their server gone and end, which takes a moment.
  await sleep(children.length > 0 ? 1_000 : 0);
  const left = children.filter(isAlive);
  for (const child of left) process.kill(child, 'SIGKILL');
  return { seconds, leftBehind: left.length };
}

async function stopRow(distDir: string, chance: Chance): Promise<Row> {
  const { seconds, acknowledged, lost, cut } = await runStopRounds(STOP_ROUNDS, distDir, chance);
  return {
    name: `SIGTERM under 16 inserters, ${STOP_ROUNDS} times`,
    seconds,
    note: `${acknowledged.toLocaleString('en')} acknowledged, ${lost} lost; ${cut} connections cut under a request`,
    misses: [...(lost > 0 ? ['rows'] : []), ...(seconds > ENDS_WITHIN_S ? ['SIGTERM'] : [])],
  };
}

function print({ name, probe, peakMb, seconds, note, misses }: Row): void {
  const probed = probe
    ? [String(probe.count), String(probe.failures), ...[probe.p50, probe.p99, probe.max].map(milliseconds)]
    : ['–', '–', '–', '–', '–'];
  const rest = [
    peakMb === undefined ? '–' : String(Math.round(peakMb)),
    seconds === undefined ? '–' : endingInWords(seconds),
  ];
  const verdict = misses.length > 0 ? `MISSED: ${misses.join(', ')}` : '';
  printLine([name, ...probed, ...rest], [verdict, note].filter(Boolean).join('; '));
}

function printLine([name = '', ...cells]: readonly string[], remark: string): void {
  console.log(`  ${name.padEnd(36)}${cells.map((cell) => cell.padStart(8)).join('')}  ${remark}`.trimEnd());
}
