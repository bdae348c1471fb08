import { availableParallelism } from 'node:os';
import { LOTS, type Lot, moreEntries } from './growth/more-entries.ts';
import { addEntries, type BuildCost, buildCopy, copyProject } from './growth/project-copy.ts';
import { seededChance } from './random.ts';

/** So many entries of each kind are added, kind after kind. */
const ENTRIES = 1_000;

/** What each kind is called here. */
const NAMES: Record<Lot, string> = { companies: 'companies', developments: 'stories', glossary: 'terms' };

/**
 * What a larger site costs to build: builds today's in a copy, then with 1,000 companies more, with 1,000 stories more on
 * top of those, and with 1,000 terms more on top of all. The time of the processor counts, where it can be told: the clock
 * on the wall also counts what else the machine does.
 */
export async function benchGrowth({ seed }: { seed: number }): Promise<void> {
  console.log(`Growth, what a larger site costs to build, seed ${seed}, ${availableParallelism()} cores`);
  const folder = copyProject();
  const chance = seededChance(seed);
  let before = await buildCopy(folder);
  console.log(`  today              ${inWords(before)}`);
  for (const lot of LOTS) {
    addEntries(folder, lot, moreEntries(lot, ENTRIES, chance));
    const after = await buildCopy(folder);
    const name = `${ENTRIES.toLocaleString('en')} ${NAMES[lot]}`;
    console.log(`  + ${name.padEnd(16)} ${inWords(after)}`);
    console.log(`    each hundred     ${eachHundred(before, after)}`);
    before = after;
  }
}

function inWords({ seconds, worked, pages }: BuildCost): string {
  const work = worked ? `, processor ${inSeconds(worked.seconds)}, peak ${inMegabytes(worked.megabytes)}` : '';
  return `${inSeconds(seconds)}${work}, ${pages.toLocaleString('en').padStart(5)} pages`;
}

/** What a hundred of the entries that were added cost. */
function eachHundred(before: BuildCost, after: BuildCost): string {
  const share = (cost: number, earlier = 0) => ((cost - earlier) / ENTRIES) * 100;
  const { worked } = after;
  const work = worked
    ? `, processor ${inSeconds(share(worked.seconds, before.worked?.seconds))}, ` +
      `peak ${inMegabytes(share(worked.megabytes, before.worked?.megabytes))}`
    : '';
  return `${inSeconds(share(after.seconds, before.seconds))}${work}`;
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

function inMegabytes(megabytes: number): string {
  return `${Math.round(megabytes).toLocaleString('en').padStart(5)} MB`;
}
