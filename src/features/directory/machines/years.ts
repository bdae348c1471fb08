import { polyline } from '#src/base/svg-path.ts';
import { SIZES, type Size } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { MachinesPage } from '#src/model/schemas/pages/list-page.ts';
import type { YearOfMachines } from './MachineYears.island.tsx';
import { compares, frontierOf, isMeasured, type PlacedMachine } from './placed-machines.ts';
import { findingOf } from './qubits-and-errors/findings.ts';
import { freeRegionOf, layoutOf, stairOf } from './qubits-and-errors/layout.ts';

/** Each year from the first machine with a mean or median error to the newest machine on record. */
export function yearsOfMachines(machines: readonly PlacedMachine[], texts: MachinesPage['chart']): YearOfMachines[] {
  const first = Math.min(
    ...machines
      .filter(isMeasured)
      .filter(compares)
      .map(({ year }) => year),
  );
  const last = Math.max(...machines.map(({ year }) => year));
  const plots = eachSize((size) => layoutOf(machines, size, texts).plot);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((year) => {
    const measured = machines.filter((machine) => machine.year <= year).filter(isMeasured);
    const stairs = eachSize((size) => stairOf(frontierOf(measured), plots[size]));
    const { title, line } = findingOf(measured, texts);
    return {
      year,
      title: year === last ? title : fillIn(texts.until, { year, finding: title }),
      line: `${line} ${texts.unit}`,
      stair: eachSize((size) => polyline(stairs[size])),
      free: eachSize((size) => polyline(freeRegionOf(stairs[size], plots[size]), { closed: true })),
    };
  });
}

function eachSize<Value>(of: (size: Size) => Value): Record<Size, Value> {
  const sizes = Object.keys(SIZES) as Size[];
  return Object.fromEntries(sizes.map((size) => [size, of(size)])) as Record<Size, Value>;
}
