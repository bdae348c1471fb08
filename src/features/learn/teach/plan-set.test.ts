import { expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { idOfItem, itemsOf } from '#src/model/schemas/lesson-plan.ts';
import { planSetAddress } from './plan-set.ts';

it.each(entriesOf('lesson-plans').map((plan) => [plan.id, plan] as const))(
  'R50.2: %s opens as a set, its tasks in order and with the same variants for all',
  (_, plan) => {
    const address = planSetAddress(plan);
    expect(address).toMatch(/^\/teach#1:[^;\s]+;same;/);
    expect(address.split(';').slice(2)).toEqual(itemsOf(plan).map(idOfItem));
  },
);
