import { outcomeOf } from '#src/model/promise-outcome.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { OUTCOMES } from '#src/model/schemas/promise.ts';

export interface PromiseRecord {
  id: string;
  due: string;
  vendor: string;
  what: string;
  /** What became of all that this maker promised: "3 kept, 1 late, 2 open". */
  record: string;
}

type Counts = Record<(typeof OUTCOMES)[number], number>;

/** How many promises there are of each outcome. */
export function recordOf(promises = entriesOf('promises')): Counts & { all: number } {
  const counts = Object.fromEntries(OUTCOMES.map((state) => [state, 0])) as Counts;
  for (const promise of promises) counts[outcomeOf(promise).state] += 1;
  return { ...counts, all: promises.length };
}

/** What a promise of a machine with error correction speaks of. */
const CORRECTED = /logical|fault[- ]tolerant|error[- ]correct/i;

/** Open promises of machines with error correction, the earliest first. */
export function openPromises(): PromiseRecord[] {
  const all = entriesOf('promises');
  return all
    .flatMap(({ id, vendor, what, due, outcome }) => {
      if (!due || !CORRECTED.test(what) || outcomeOf({ due, outcome }).state !== 'open') return [];
      const own = recordOf(all.filter((each) => each.vendor === vendor));
      const record = OUTCOMES.filter((state) => own[state] > 0).map((state) => `${own[state]} ${state}`);
      return [{ id, due, vendor, what, record: record.join(', ') }];
    })
    .sort((a, b) => a.due.localeCompare(b.due) || a.vendor.localeCompare(b.vendor, 'en'));
}
