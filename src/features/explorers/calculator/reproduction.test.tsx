import { describe, expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { isWithin, lackedBy, reproduction } from './reproduction.ts';
import { reproductionChart } from './reproduction-chart.tsx';

const { tried, untried } = reproduction();

describe('R57.7 the calculator is held against published estimates', () => {
  it('at least six of which it meets within a factor of two in qubits and in time', () => {
    const met = tried.filter((each) => each.isWithin).map(({ estimate }) => estimate.id);
    expect(met.length).toBeGreaterThanOrEqual(6);
    expect(met).toEqual(
      expect.arrayContaining([
        'rsa2048-gidney-ekera-2019',
        'femoco-lee-2021',
        'femoco-lee-2021-e4',
        'femoco-low-2025',
        'p450-goings-2022',
      ]),
    );
  });

  it('every other with its reason', () => {
    const { reasons } = pageOf('calculator').reproduction;
    expect(
      tried.filter((each) => !each.isWithin && !reasons[each.estimate.id]).map(({ estimate }) => estimate.id),
    ).toEqual([]);
    // And no reason where there is nothing to explain.
    const met = new Set(tried.filter((each) => each.isWithin).map(({ estimate }) => estimate.id));
    expect(Object.keys(reasons).filter((id) => met.has(id))).toEqual([]);
  });

  it('and every estimate of a machine is tried, or says what it lacks', () => {
    const physical = entriesOf('estimates').filter(({ level }) => level === 'physical');
    expect(tried.length + untried.length).toBe(physical.length);
    expect(untried.every(({ lacks }) => lacks.length > 0)).toBe(true);
    expect(lackedBy({ figures: undefined, assumes: undefined })).toHaveLength(6);
  });

  it('by the numbers of the first trial', () => {
    const factors = (id: string) => {
      const found = tried.find(({ estimate }) => estimate.id === id);
      return [found?.qubits.toFixed(2), found?.time.toFixed(2), found?.reckoned.distance];
    };
    expect(factors('femoco-low-2025')).toEqual(['0.99', '1.29', 29]);
    expect(factors('femoco-lee-2021')).toEqual(['1.79', '0.65', 31]);
    expect(factors('rsa2048-gidney-ekera-2019')).toEqual(['1.16', '1.01', 31]);
  });

  it('with both ends of the factor', () => {
    expect([0.49, 0.5, 1, 2, 2.01].map(isWithin)).toEqual([false, true, true, true, false]);
  });

  it('in a picture whose title counts those that could be tried', () => {
    const { title, values } = reproductionChart();
    expect(title).toMatch(/^\w+ of .* published estimates are met within a factor of two/);
    expect(values.rows).toHaveLength(tried.length);
  });
});

it('R56.1 at least 20 estimates say logical qubits, gates, physical qubits, time and layout', () => {
  const full = entriesOf('estimates').filter((estimate) => {
    const lacks = lackedBy(estimate);
    return estimate.layout && !lacks.some((name) => name !== 'error' && name !== 'cycle');
  });
  expect(full.length).toBeGreaterThanOrEqual(20);
});
