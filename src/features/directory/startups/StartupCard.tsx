import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { CardFold } from '#src/design/CardFold.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Startup } from '#src/model/schemas/startup.ts';
import { urls } from '#src/model/urls.ts';
import { employeesFigure } from './load-tracker.ts';
import { StartupFunding } from './StartupFunding.tsx';

interface Props {
  startup: Startup & { id: string };
  references: PageReferences;
}

/** A startup with what it raised and where it stands; what it does and who stands behind it unfolds. */
export function StartupCard({ startup, references }: Props) {
  const { name, status, category } = startup;
  return (
    <Card>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={statusTones[status]}>{status}</Badge>
        <Badge tone={categoryTone(category)}>{category}</Badge>
      </p>
      <div data-search="">
        <CardTitle>
          {startup.profile ? (
            <a href={urls.company(startup.profile)} className="text-ink">
              {name}
            </a>
          ) : (
            name
          )}
        </CardTitle>
        <p className="mt-1 text-xs text-ink-2">{startup.location}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 border-t border-rule pt-3">
        <StartupFunding
          startup={startup}
          references={references}
          amountClass="font-serif text-2xl leading-none font-medium lining-nums"
        />
      </p>
      {[
        { label: 'Stage', value: startup.stage },
        { label: 'Last funding', value: startup.lastFunding },
      ].map(({ label, value }) => (
        <p key={label} className="text-sm">
          <span className="text-ink-2">{label}: </span>
          <span data-search="">{value}</span>
        </p>
      ))}
      <CardFold name={name}>
        <div data-search="">
          <CardText>{startup.description}</CardText>
        </div>
        <div data-search="">
          <KeyValues facts={factsOf(startup, references)} align="start" />
        </div>
        <EntrySources sources={startup.sources} references={references} asOf={startup.asOf} />
      </CardFold>
      <p className="card-leads">
        <ExternalLink href={startup.website} label={`Visit Website of ${name}`}>
          Visit Website
        </ExternalLink>
      </p>
    </Card>
  );
}

function factsOf(startup: Props['startup'], references: PageReferences) {
  return [
    { name: 'Focus', value: startup.focus },
    { name: 'Founded', value: String(startup.founded) },
    { name: 'Employees', value: <FigureInLine face={references.face(employeesFigure(startup))} /> },
    { name: 'Investors', value: startup.investors.join(', ') },
  ];
}

const categoryTones = new Map<string, BadgeTone>([
  ['Hardware', 'blue'],
  ['Software', 'green'],
  ['Hardware & Software', 'purple'],
  ['Hardware & Cloud', 'cyan'],
  ['Platform/Software', 'orange'],
  ['Application/Biotech', 'pink'],
  ['Software/Tools', 'olive'],
  ['Software/AI', 'indigo'],
]);

/** The badge color of a startup's category; gray for one that is not known. */
export function categoryTone(category: string): BadgeTone {
  return categoryTones.get(category) ?? 'gray';
}

const statusTones: Record<Startup['status'], BadgeTone> = {
  Active: 'green',
  Public: 'blue',
  Acquired: 'orange',
};
