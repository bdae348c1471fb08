import { ChartPicture } from '#src/charts/ChartPicture.tsx';
import type { Size } from '#src/charts/chart.ts';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { urls } from '#src/model/urls.ts';
import { machinesChart } from './machines-chart.tsx';
import { groundLayout } from './machines-ground.tsx';

/** The machines' chart on another page; where there is room, the marks of measured machines are links. */
export function MachinesPicture() {
  return (
    <ChartPicture
      chart={machinesChart()}
      sizes={['middle', 'narrow']}
      tableHref={`${urls.machines()}#list`}
      marks={(size) => (size === 'narrow' ? null : linksOver(size))}
    />
  );
}

/** Half of a finger's width. */
const REACH = 12;

function linksOver(size: Size) {
  return groundLayout(size).marks.map(({ machine, at }) => (
    <MarkLink
      key={machine.id}
      place="alone"
      href={urls.machine(machine.id)}
      name={`${machine.name}: ${machine.qubits} qubits, error ${machine.error.text}`}
    >
      <circle cx={at[0]} cy={at[1]} r={REACH} fill="transparent" />
    </MarkLink>
  ));
}
