import { describe, expect, it } from 'vitest';
import { figuresOf } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { machinesBeside } from './beside.ts';
import { standingOf } from './standing.ts';

const machines = entriesOf('machines');
const standings = machines.flatMap((machine) =>
  figuresOf(`machines/${machine.id}`).flatMap((figure) => {
    const standing = standingOf(machine, figure);
    return standing ? [{ machine, figure, standing }] : [];
  }),
);

describe('R29.11: the place of a value among those of all machines', () => {
  it('is on the line, as are the others', () => {
    expect(standings.length).toBeGreaterThan(machines.length / 2);
    for (const { standing } of standings)
      for (const place of [standing.place, ...standing.others]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
  });

  it('has a rank only among means and medians, and of machines that exist', () => {
    for (const { machine, figure, standing } of standings) {
      const kind = figure.values[0].error?.kind ?? 'mean';
      const isRanked = ['mean', 'median'].includes(kind) && machine.status !== 'announced';
      expect(standing.compares, `${machine.id} ${figure.name}`).toBe(isRanked);
      expect(/ of \d+ /.test(standing.words)).toBe(isRanked);
    }
  });

  it('is first where no comparable error is lower', () => {
    const firsts = standings.filter(
      ({ figure, standing }) => figure.name === 'two-qubit-error' && standing.words.startsWith('First'),
    );
    expect(firsts).toHaveLength(1);
    expect(firsts[0]?.standing.others.every((other) => other >= (firsts[0]?.standing.place ?? 1))).toBe(true);
  });
});

it('R29.11: beside every machine stand four others, each once', () => {
  for (const machine of machines) {
    const beside = machinesBeside(machine);
    expect(new Set(beside).size, machine.id).toBe(4);
    expect(beside).not.toContain(machine);
  }
});
