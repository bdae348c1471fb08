import type { Entry } from '#src/model/read-content.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import type { Development } from '#src/model/schemas/development.ts';
import { urls } from '#src/model/urls.ts';
import { largestMachine } from '../companies/largest-machine.ts';
import { MachinePortrait } from './MachinePortrait.tsx';
import { portraitCaption } from './portrait-words.ts';

/** The machine at the head of a story, with what its portrait shows. */
export function LeadPortrait({ machine }: { machine: Entry<'machines'> }) {
  return (
    <figure className="grid h-full content-center border-rule bg-ill-bg p-5 max-lg:border-b lg:border-r">
      <MachinePortrait machine={machine} />
      <figcaption className="mt-2 text-xs text-ink-2">
        <a href={urls.machine(machine.id)}>{machine.name}</a>
        {`, ${machine.status}. ${portraitCaption(machine)}`}
      </figcaption>
    </figure>
  );
}

/** The machine that a story is about, else the largest of its company. */
export function machineAbout({ machines = [], companies = [] }: Development['about']): Entry<'machines'> | undefined {
  const [machine] = machines;
  if (machine) return entryOf('machines', machine);
  return largestMachine(entriesOf('machines').filter(({ company }) => company === companies[0]));
}
