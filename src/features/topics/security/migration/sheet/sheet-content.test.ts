import { expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { isBinding } from '../by-when/findings.ts';
import { regionsOf } from '../jurisdictions.ts';
import { sheetContent, shortName } from './sheet-content.ts';

const regions = regionsOf(entriesOf('deadlines'), pageOf('post-quantum-migration').unions);

it.each(regions)(
  'R35.4: the sheet of %s has law before guidance, and a source for the dates that it names',
  (region) => {
    const { deadlines, dates, sources } = sheetContent(region, '2026-11-26');
    const order = deadlines.map(isBinding);
    expect(order).toEqual(order.toSorted((a, b) => Number(b) - Number(a)));
    expect(dates.length).toBeLessThanOrEqual(8);
    for (const { deadline } of dates) expect(deadline.due >= '2026').toBe(true);
    expect(sources.length).toBeLessThanOrEqual(8);
    expect(dates.filter(({ number }) => number !== undefined).length).toBeGreaterThan(dates.length / 2);
  },
);

it('an authority is called by its short name', () => {
  expect(shortName('Federal Office for Information Security (BSI)')).toBe('BSI');
  expect(shortName('NIS Cooperation Group')).toBe('NIS Cooperation Group');
});
