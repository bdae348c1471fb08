import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { addressGroup } from './client-address.ts';

export interface InsertLimits {
  /**
   * Counts `rows` inserts for an address.
   * @returns undefined when they may go ahead, else the number of seconds after which the next insert may.
   */
  admit(address: string, rows: number): Promise<number | undefined>;
}

interface LimitOptions {
  insertsPerMinute: number;
  insertsPerHour: number;
  /** Connections to PostgreSQL, when several instances share their counters. */
  counters?: Pool;
}

/**
 * The limits that keep bots from filling the tables. An address that still has an insert left may send a whole list;
 * every row of it counts. Counters are in memory, or in PostgreSQL for several instances. While PostgreSQL does not
 * answer, each instance counts by itself: the limit then holds per instance instead of not at all.
 */
export function createInsertLimits({ insertsPerMinute, insertsPerHour, counters }: LimitOptions): InsertLimits {
  const windows = [
    { name: 'minute', points: insertsPerMinute, duration: 60 },
    { name: 'hour', points: insertsPerHour, duration: 3600 },
  ].filter(({ points }) => points > 0);
  const limiters = windows.map((window) => createLimiter(window, counters));

  return {
    async admit(address, rows) {
      const key = addressGroup(address);
      for (const limiter of limiters) {
        try {
          await limiter.consume(key, 1);
          if (rows > 1) await limiter.penalty(key, rows - 1);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      }
      return undefined;
    },
  };
}

function createLimiter(
  { name, points, duration }: { name: string; points: number; duration: number },
  counters: Pool | undefined,
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration });
  if (!counters) return inMemory;
  return new RateLimiterPostgres({
    storeClient: counters,
    schemaName: 'hub',
    tableName: 'insert_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: inMemory,
  });
}
