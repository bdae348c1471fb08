import { expect, it } from 'vitest';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import { predict } from './predict.ts';
import { circuitOfProgram, readableCircuits } from './read-circuits.ts';
import { elsewhere, loadServices } from './services.ts';

const { services: written, differs, reader } = pageOf('run-it-for-real');
const services = loadServices(written.items);
const machines = [...new Set(services.flatMap((service) => service.machines))];

it('R43.5: services offer gate machines in service alone, and none of these is left out', () => {
  for (const { status, model } of machines) expect([status, model]).toEqual(['in service', 'Gates']);
  const rest = elsewhere(services);
  const all = entriesOf('machines').filter(
    ({ status, model, offered = [] }) =>
      status === 'in service' && model === 'Gates' && offered.some((offer) => offer.endsWith('cloud')),
  );
  for (const machine of all) expect([...machines, ...rest], machine.id).toContain(machine);
});

it('R43.5: a service whose machines are gone stops the build', () => {
  const [first] = written.items;
  if (!first) throw new Error('There is no service');
  expect(() => loadServices([{ ...first, maker: 'Nobody' }])).toThrow('offers no machine');
});

it('R43.7: wrong shots follow from the errors of gate and readout, to first order', () => {
  const predictions = predict(machines, circuitOfProgram(differs.program), differs.outcomes);
  expect(predictions.length).toBeGreaterThan(3);
  const whole = predictions.filter(({ isWhole }) => isWhole);
  // What is not on record never makes a machine better.
  expect(predictions.slice(0, whole.length)).toEqual(whole);
  for (const { machine, wrong } of predictions) {
    const error = (name: 'two-qubit-error' | 'one-qubit-error' | 'readout-error') =>
      leadingValue(machine.figures[name] ?? [])?.error?.value ?? 0;
    // Of a depolarized pair half read wrong: 4/3 r · 1/2; of two readings either may be wrong.
    const gate = (2 / 3) * error('two-qubit-error');
    const least = gate + 2 * error('readout-error');
    expect(wrong, machine.id).toBeGreaterThan(0.95 * least);
    // Waiting comes on top, where it is known.
    expect(wrong, machine.id).toBeLessThan(1.3 * least + 0.002);
  }
});

it('R43.6: the distributions of our programs are whole', async () => {
  for (const { id, bits, distribution, href } of await readableCircuits(reader.circuits)) {
    const chances = Object.entries(distribution);
    expect(
      chances.reduce((sum, [, p]) => sum + p, 0),
      id,
    ).toBeCloseTo(1, 9);
    for (const [outcome] of chances) expect(outcome).toHaveLength(bits);
    expect(href).toMatch(/^\/lab#/);
  }
});
