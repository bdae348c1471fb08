import { Section } from '#src/design/Section.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { MachineTable } from '../../machines/MachineTable.tsx';

interface Props {
  machines: readonly Entry<'machines'>[];
  references: PageReferences;
}

/** The machines that a company built, the newest first; nothing where there are none on record. */
export function ProfileMachines({ machines, references }: Props) {
  if (machines.length === 0) return null;
  return (
    <Section
      id="machines"
      title="Machines"
      intro="Errors of different machines are measured in different ways; the page of each says how."
      action={<a href={urls.machines()}>All machines</a>}
    >
      <MachineTable caption="Machines" machines={machines} references={references} />
    </Section>
  );
}
