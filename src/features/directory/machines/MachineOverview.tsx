import type { ReactNode } from 'react';
import { FactList } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';

interface Props {
  machine: Entry<'machines'>;
  references: PageReferences;
  /** The machine's place among the others; the facts stand beside it. */
  children?: ReactNode;
}

/** What kind of machine it is, beside its place among the others. */
export function MachineOverview({ machine, references, children }: Props) {
  const { maker, company, technology, qubit, model, status, since, connectivity, access, sources } = machine;
  const facts = [
    { name: 'Maker', value: company ? <a href={urls.company(company)}>{maker}</a> : maker },
    { name: 'Technology', value: technologyNames[technology] },
    { name: 'A qubit is', value: qubit },
    { name: 'Computes by', value: model },
    { name: 'Status', value: status },
    { name: 'First shown', value: formatPartial(since) },
    ...(connectivity ? [{ name: 'Connections', value: connectivity }] : []),
    ...(access ? [{ name: 'Where to use it', value: access }] : []),
  ];
  return (
    <section id="machine" aria-labelledby="machine-title" className="pt-8 pb-2">
      <div className={`wrap grid gap-x-14 gap-y-8 ${children ? 'rail:grid-cols-[minmax(0,1fr)_24.5rem]' : ''}`}>
        {children}
        <div className="border-t-2 border-ink pt-3">
          <h2 id="machine-title" className="mb-2 text-xl">
            The machine
          </h2>
          <div className={children ? '' : 'machine-facts'}>
            <FactList facts={facts} />
          </div>
          {isReached(machine) ? (
            <p className="mt-3 text-sm">
              <a href={urls.runItForReal()}>Run a program on it, and read its counts</a>
            </p>
          ) : null}
          <div className="mt-3">
            <EntrySources sources={sources} references={references} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Whether a cloud runs programs of gates on it. */
function isReached({ status, model, offered = [] }: Entry<'machines'>): boolean {
  return status === 'in service' && model === 'Gates' && CLOUDS.some((cloud) => offered.includes(cloud));
}

const CLOUDS = ['Braket', 'Azure', "maker's cloud"] as const;
