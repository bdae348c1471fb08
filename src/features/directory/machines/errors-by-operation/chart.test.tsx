import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { MachineError } from '../placed-machines.ts';
import { chartOf, operationErrorsChart } from './chart.tsx';
import { type OperatedMachine, operatedMachines, readoutRatios } from './operation-errors.ts';

const { chart: texts } = pageOf('benchmarks');
const sizes = Object.keys(SIZES) as Size[];

const error = (value: number, kind: MachineError['kind'] = 'mean'): MachineError => ({
  ...{ value, kind, text: `${100 * value}%`, asOf: '2026-01', source: 'https://example.org' },
});
const machine = (id: string, gate: MachineError, readout?: MachineError): OperatedMachine => ({
  ...{ id, name: id, maker: 'M', errors: { 'two-qubit': gate, ...(readout ? { readout } : {}) } },
});
const titleOf = (...machines: OperatedMachine[]) => chartOf(machines, texts).title;

describe('the title', () => {
  it('counts the machines whose readout errs more, with the median ratio', () => {
    const rest = [machine('b', error(0.01), error(0.02)), machine('c', error(0.01), error(0.005))];
    expect(titleOf(machine('a', error(0.01), error(0.06)), ...rest)).toMatch(/ 2 of 3 machines.* 2 times/);
    expect(titleOf(machine('a', error(0.01), error(0.001)), ...rest)).toMatch(/^On 2 of 3 machines/);
    expect(titleOf(...rest)).toMatch(/ 1 of 2 machines.* 1\.3 times/);
  });

  it('leaves out what does not compare, and says so where nothing is left', () => {
    const mixed = machine('a', error(0.01, 'mean'), error(0.06, 'median'));
    const typical = machine('b', error(0.01, 'typical'), error(0.06, 'typical'));
    expect(readoutRatios([mixed, typical, machine('c', error(0.01))])).toEqual([]);
    expect(titleOf(mixed, typical)).toBe(texts.nothing);
    expect(titleOf()).toBe(texts.nothing);
  });
});

describe('R34.10: errors by operation', () => {
  const machines = operatedMachines();

  it('has every machine with two of the three errors, the fewest two-qubit errors first', () => {
    for (const { errors } of machines) expect(Object.keys(errors).length).toBeGreaterThanOrEqual(2);
    const gates = machines.flatMap(({ errors }) => errors['two-qubit']?.value ?? []);
    expect(gates).toEqual(gates.toSorted((a, b) => a - b));
    expect(operationErrorsChart().values.rows.map(([name]) => name)).toEqual(machines.map(({ name }) => name));
  });

  it('marks what is published as a bound', () => {
    const bound = { ...error(0.01), text: 'below 1%' };
    const legendOf = (...all: OperatedMachine[]) => chartOf(all, texts).legend?.map(({ text }) => text);
    expect(legendOf(machine('a', bound, error(0.02)))).toContain(texts.bound);
    expect(legendOf(machine('a', error(0.01), error(0.02)))).not.toContain(texts.bound);
  });

  it.each(sizes)('names each machine with its values, and leads to its page (%s)', (size) => {
    const svg = renderToStaticMarkup(operationErrorsChart().draw(size, 'page'));
    for (const { id, errors } of machines) {
      expect(svg).toContain(`href="/machines/${id}"`);
      for (const { text } of Object.values(errors)) expect(svg).toContain(text.replace('below ', '&lt;'));
    }
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6 * 1024);
  });
});
