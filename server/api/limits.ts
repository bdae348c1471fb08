import { DatabaseError, type Pool } from 'pg';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { addressGroups } from './client-address.ts';
import { createFixedWindow, type FixedWindow } from './fixed-window.ts';

/** What one row costs; a refused request costs 1, so ten of those weigh as much as a row. */
const ROW_COST = 10;

/** How much more than one visitor all visitors of one network may send. */
const NETWORK_FACTOR = 5;

/** How often counters that have run out are deleted from PostgreSQL, in milliseconds. */
const CLEAN_UP_MS = 600_000;

/** The limits that keep bots from filling the tables. */
export interface InsertLimits {
  /**
   * Counts rows of an address.
   * @returns undefined when they may go ahead, else the number of seconds after which the next may.
   */
  admit(address: string, rows: number): Promise<number | undefined>;
  /** Counts a request of an address that was refused, at a tenth of the price of a row. */
  countRefusal(address: string): void;
  /** Seconds until an address may send again, as far as this process has counted; undefined when it may now. */
  waitOf(address: string): number | undefined;
}

interface LimitOptions {
  insertsPerMinute: number;
  insertsPerHour: number;
  /** Connections to PostgreSQL, when several instances share their counters. */
  counters?: Pool;
  logger?: Logger;
}

interface Span {
  name: string;
  /** What one visitor may spend in it. */
  most: number;
  seconds: number;
  inMemory: FixedWindow;
}

/** What a request is counted under. */
interface Group {
  key: string;
  cost: number;
  /** How much more it may spend than one visitor. */
  factor: number;
}

/**
 * Whoever still has something left may send a whole list; every row of it counts. Counters are in memory, or in
 * PostgreSQL for several instances, where they are looked at and counted in one step. While PostgreSQL does not answer,
 * each instance counts by itself: the limit then holds per instance instead of not at all. Refused requests are counted
 * in memory always: what they cost is this process's time.
 */
export function createInsertLimits(options: LimitOptions): InsertLimits {
  const spans = [
    { name: 'minute', inserts: options.insertsPerMinute, seconds: 60 },
    { name: 'hour', inserts: options.insertsPerHour, seconds: 3600 },
  ]
    .filter(({ inserts }) => inserts > 0)
    .map(({ name, inserts, seconds }): Span => {
      return { name, most: inserts * ROW_COST, seconds, inMemory: createFixedWindow(seconds) };
    });
  const { counters, logger } = options;
  let cleanUpAt = 0;

  async function admitShared(pool: Pool, groups: readonly Group[]): Promise<number | undefined> {
    const all = groups.flatMap(({ key, cost, factor }) =>
      spans.map(({ name, most, seconds }) => ({ key: `${name}:${key}`, cost, most: most * factor, seconds })),
    );
    const { rows } = await pool.query<{ wait: number | null }>('select hub.admit_insert($1::jsonb) as wait', [
      JSON.stringify(all),
    ]);
    cleanUp(pool);
    return rows[0]?.wait ?? undefined;
  }

  function cleanUp(pool: Pool): void {
    if (performance.now() < cleanUpAt) return;
    cleanUpAt = performance.now() + CLEAN_UP_MS;
    pool
      .query('delete from hub.insert_limits where expire < extract(epoch from now()) * 1000')
      .catch((error: unknown) => logger?.warn(errorFacts(error), 'old counters were not deleted'));
  }

  function waitInMemory(groups: readonly Group[]): number | undefined {
    const waits = groups.flatMap(({ key, factor }) =>
      spans
        .filter(({ most, inMemory }) => inMemory.points(key) >= most * factor)
        .map(({ inMemory }) => inMemory.secondsLeft(key)),
    );
    return waits.length === 0 ? undefined : Math.max(...waits);
  }

  function countInMemory(groups: readonly Group[]): void {
    for (const { key, cost } of groups) for (const { inMemory } of spans) inMemory.add(key, cost);
  }

  function admitInMemory(groups: readonly Group[]): number | undefined {
    const wait = waitInMemory(groups);
    if (wait === undefined) countInMemory(groups);
    return wait;
  }

  return {
    async admit(address, rows) {
      if (spans.length === 0) return undefined;
      const groups = groupsOf(address, rows * ROW_COST);
      const wait = counters
        ? await admitShared(counters, groups).catch((error: unknown) => {
            // What the database cannot count is not let through uncounted.
            if (isRefused(error)) throw error;
            logger?.warn(errorFacts(error), 'the shared counters do not answer: this process counts by itself');
            return admitInMemory(groups);
          })
        : admitInMemory(groups);
      return wholeSeconds(wait);
    },

    countRefusal: (address) => countInMemory(groupsOf(address, 1)),

    waitOf: (address) => wholeSeconds(waitInMemory(groupsOf(address, 0))),
  };
}

function groupsOf(address: string, cost: number): Group[] {
  const [visitor, network] = addressGroups(address);
  return [
    { key: visitor, cost, factor: 1 },
    ...(network === undefined ? [] : [{ key: network, cost, factor: NETWORK_FACTOR }]),
  ];
}

/** SQLSTATE classes 22 and 23: the database answers, and what it was given breaks a rule. */
function isRefused(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

function wholeSeconds(wait: number | undefined): number | undefined {
  return wait === undefined ? undefined : Math.max(1, Math.ceil(wait));
}
