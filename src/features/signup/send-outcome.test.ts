import { describe, expect, it } from 'vitest';
import { toOutcome } from './send-outcome.ts';

describe('what an answer means', () => {
  it('is success only for 201', () => {
    expect(toOutcome(201, null)).toEqual({ kind: 'inserted' });
    // The library reports an empty 404 as status 204 and no error.
    expect(toOutcome(204, null)).toEqual({ kind: 'failed' });
    expect(toOutcome(200, null)).toEqual({ kind: 'failed' });
  });

  it('is a duplicate for SQLSTATE 23505, whatever the status', () => {
    expect(toOutcome(409, { code: '23505', message: 'duplicate key' })).toEqual({ kind: 'duplicate' });
  });

  it('passes on a message that was written for people', () => {
    expect(toOutcome(429, { code: 'PGRST429', message: 'Too many attempts.' })).toEqual({
      kind: 'failed',
      message: 'Too many attempts.',
    });
  });

  it('keeps back pages, long texts and what the browser says of a broken connection', () => {
    expect(toOutcome(502, { message: '<h1>Bad gateway</h1>' })).toEqual({ kind: 'failed' });
    expect(toOutcome(500, { message: 'x'.repeat(201) })).toEqual({ kind: 'failed' });
    expect(toOutcome(0, { code: '', message: 'TypeError: Failed to fetch' })).toEqual({ kind: 'failed' });
    expect(toOutcome(500, { message: '  ' })).toEqual({ kind: 'failed' });
  });
});
