import type { NamedPath } from '#src/base/structured-data.ts';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { PageHead } from '#src/frame/PageHead.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { pageOf } from '#src/model/read-content.ts';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';

export function machineTrail({ id, maker, name }: Entry<'machines'>): NamedPath[] {
  return [
    { name: pageOf('machines').heading, path: urls.machines() },
    { name: `${maker} ${name}`, path: urls.machine(id) },
  ];
}

export function MachineHead({ machine }: { machine: Entry<'machines'> }) {
  const { name, maker, summary, technology, model, status } = machine;
  return (
    <PageHead
      title={`${maker} ${name}`}
      lede={summary}
      breadcrumbs={machineTrail(machine)}
      badges={[{ label: technologyNames[technology], tone: 'blue' }, { label: model }, { label: status }]}
      mark={<TechnologyGlyph kind={technology} className="size-9 lg:size-11" />}
    />
  );
}
