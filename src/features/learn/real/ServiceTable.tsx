import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import { TableHead } from '#src/design/TableHead.tsx';
import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { RunItPage } from '#src/model/schemas/pages/run-it.ts';
import { urls } from '#src/model/urls.ts';
import { elsewhere, type Service } from './services.ts';

interface Props {
  texts: RunItPage['services'];
  services: readonly Service[];
  references: PageReferences;
}

/** Services with what is free, their machines, and a program of ours for each; on a phone each is a block. */
export function ServiceTable({ texts, services, references }: Props) {
  const { columns } = texts;
  return (
    <Section id="services" title={texts.title} intro={texts.intro}>
      <table className="services">
        <caption className="visually-hidden">{texts.title}</caption>
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {services.map((service) => (
            <ServiceRow key={service.name} service={service} texts={texts} references={references} />
          ))}
        </tbody>
      </table>
      <Elsewhere texts={texts.elsewhere} machines={elsewhere(services)} references={references} />
    </Section>
  );
}

function ServiceRow({ service, texts, references }: { service: Service } & Omit<Props, 'services'>) {
  const { name, url, free, machines, program, change, sources } = service;
  const [tutorial = '', file = ''] = program.split('/');
  const { columns } = texts;
  return (
    <tr>
      <th scope="row">
        <ExternalLink href={url}>{name}</ExternalLink>
      </th>
      <td data-label={columns.free}>
        {free.text}
        {free.reported ? <span className="figure-word"> {texts.reported}</span> : null}
        <SourceNumbers sources={references.numbered(free.sources)} />
      </td>
      <td data-label={columns.machines}>
        <ul>
          {machines.map((machine) => (
            <li key={machine.id}>
              <MachineLink machine={machine} />{' '}
              <GateError machine={machine} references={references} none={texts.noError} />
            </li>
          ))}
        </ul>
      </td>
      <td data-label={columns.languages}>
        {service.tools.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <a href={`${urls.tools()}#${id}`}>{name}</a>
          </span>
        ))}
      </td>
      <td data-label={columns.program}>
        <a href={urls.tutorialProgram(tutorial, file)} download={file}>
          {file}
        </a>
        <small>
          {change}
          <SourceNumbers sources={references.numbered(sources)} />
        </small>
      </td>
    </tr>
  );
}

export function MachineLink({ machine: { id, name } }: { machine: Entry<'machines'> }) {
  return <a href={urls.machine(id)}>{name}</a>;
}

interface ErrorProps {
  machine: Entry<'machines'>;
  references: PageReferences;
  name?: 'two-qubit-error' | 'readout-error';
  /** Where it is not on record. */
  none: string;
}

/** An error as it was measured, with its source. */
export function GateError({ machine: { id, figures }, references, name = 'two-qubit-error', none }: ErrorProps) {
  if (!leadingValue(figures[name] ?? [])?.value) return <span className="figure-absent">{none}</span>;
  return <FigureValue face={references.face(`machines/${id}/${name}`)} />;
}

interface ElsewhereProps {
  texts: RunItPage['services']['elsewhere'];
  machines: readonly Entry<'machines'>[];
  references: PageReferences;
}

function Elsewhere({ texts, machines, references }: ElsewhereProps) {
  return (
    <p className="mt-6 max-w-measure text-sm text-ink-2">
      {texts.text}{' '}
      {machines.map((machine, index) => (
        <span key={machine.id}>
          {index > 0 ? ', ' : ''}
          {machine.name.startsWith(machine.maker.split(' ')[0] ?? '') ? '' : `${machine.maker} `}
          <MachineLink machine={machine} />
        </span>
      ))}
      . {texts.note}
      <SourceNumbers sources={references.numbered(texts.sources)} />
    </p>
  );
}
