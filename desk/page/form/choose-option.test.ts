import { expect, it } from 'vitest';
import { fits } from './choose-option.ts';
import { labelOf } from './label.ts';
import { nearest } from './nearest.ts';

it('R63.2: a value is shown in the shape that it has', () => {
  const work = {
    type: 'object' as const,
    properties: { source: { type: 'string' as const }, at: { type: 'string' as const } },
    required: ['source', 'at'],
    additionalProperties: false,
  };
  expect(fits({ type: 'string' }, 'a')).toBe(true);
  expect(fits(work, 'a')).toBe(false);
  expect(fits(work, { source: 'a', at: 'b' })).toBe(true);
  expect(fits(work, { source: 'a', at: 'b', more: 1 })).toBe(false);
  expect(
    fits({ type: 'object', properties: { kind: { const: 'state' } }, required: ['kind'] }, { kind: 'number' }),
  ).toBe(false);
  expect(fits({ anyOf: [{ type: 'number' }, work] }, 3)).toBe(true);
});

it('R63.2: the nearest name is offered, and none where all are far', () => {
  const names = ['ibm-compute-resources', 'ibm-processor-types', 'ionq-10-k-2025'];
  expect(nearest('ibm-compute-resource', names)).toBe('ibm-compute-resources');
  expect(nearest('ionq-10k-2025', names)).toBe('ionq-10-k-2025');
  expect(nearest('something else', names)).toBeUndefined();
});

it('R63.2: a field is called as its key', () => {
  expect(labelOf('companyType')).toBe('Company type');
  expect(labelOf('asOf')).toBe('As of');
});
