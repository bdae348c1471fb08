import './deadlines.css';
import type { ReactNode } from 'react';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { NumberedSources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import { EntryCorrection } from '#src/frame/EntryCorrection.tsx';
import type { Entry } from '#src/model/read-content.ts';
import type { DeadlinesSection, MigrationPage } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';
import { DeadlineSign, SIGNS } from './by-when/DeadlineSign.tsx';
import { bindingIn, holdingIn } from './jurisdictions.ts';
import { TakenDates } from './TakenDates.tsx';

interface Props {
  section: DeadlinesSection;
  deadlines: readonly Entry<'deadlines'>[];
  regions: readonly string[];
  page: Pick<MigrationPage, 'unions' | 'taken'>;
  references: PageReferences;
  /** The filter: an island, so it comes from the page. */
  filter?: ReactNode;
}

/** Every date: by when who asks for what, of whom, and how binding it is. Why and since when opens. */
export function Deadlines({ section, deadlines, regions, page: { unions, taken }, references, filter }: Props) {
  return (
    <Section
      id={section.id}
      title={section.title}
      intro={section.intro}
      action={<a href={urls.migrationCalendar()}>All dates as a calendar (ICS)</a>}
    >
      {filter}
      <ol id="deadline-list" data-rows="" aria-label={section.caption} className="deadlines">
        {deadlines.map((deadline) => (
          <Row
            key={deadline.id}
            deadline={deadline}
            holding={holdingIn(deadline.region, regions, unions)}
            references={references}
          />
        ))}
      </ol>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{section.note}</p>
      <details className="mt-4 text-sm print:hidden">
        <summary className="min-h-6 w-fit text-accent">{taken.all}</summary>
        <ul className="mt-2 grid gap-2">
          {regions.map((region) => (
            <li key={region}>
              <TakenDates texts={taken} region={region} count={countIn(region, deadlines, unions)} />
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

/** How many dates hold in a region. */
export function countIn(region: string, deadlines: Props['deadlines'], unions: MigrationPage['unions']): number {
  const binding = bindingIn(region, unions);
  return deadlines.filter((deadline) => binding.includes(deadline.region)).length;
}

interface RowProps {
  deadline: Entry<'deadlines'>;
  /** Where it holds: each of these regions leaves it when the list is narrowed. */
  holding: readonly string[];
  references: PageReferences;
}

function Row({ deadline, holding, references }: RowProps) {
  const { id, authority, region, sector, scope, what, due, force, said, note, sources } = deadline;
  return (
    <li id={id} data-region={facetOf(holding)} data-scope={scope} data-force={force}>
      <details data-fold="" data-search="">
        <summary id={`${id}-name`}>
          <p className="deadline-date">
            <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true" {...SIGNS}>
              <DeadlineSign {...deadline} />
            </svg>
            <time dateTime={due}>{formatPartial(due)}</time>
            <small>{scope}</small>
          </p>
          <h3>
            {authority}: {sector}
          </h3>
          <p>{what}</p>
        </summary>
        <div className="deadline-foot">
          {note ? <p>{note}</p> : null}
          <p>
            {region}, {force}, published {formatPartial(said)}
          </p>
          <NumberedSources sources={references.numbered(sources)} />
          <EntryCorrection kind="deadlines" id={id} />
        </div>
      </details>
    </li>
  );
}
