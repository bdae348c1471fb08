import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { MapPin } from '#src/design/icons.tsx';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { EducationalProgramsPage } from '#src/model/schemas/pages/learn.ts';
import type { University } from '#src/model/schemas/university.ts';
import { countryOf, levelsOf } from './program-facets.ts';

interface Props {
  section: EducationalProgramsPage['list'];
  universities: readonly Entry<'universities'>[];
  references: PageReferences;
  /** The filter, which is an island and so comes from the page. */
  children?: ReactNode;
}

export function UniversityList({ section, universities, references, children }: Props) {
  return (
    <Section id="universities" title={section.title} intro={section.intro}>
      {children}
      <ul id="university-list">
        {universities.map((university) => (
          <li
            key={university.id}
            id={university.id}
            data-group=""
            data-country={countryOf(university.location)}
            className="grid gap-x-12 gap-y-5 border-t border-rule py-8 lg:grid-cols-[4fr_8fr]"
          >
            <UniversityHead university={university} references={references} />
            <ul
              data-rows=""
              className={`grid items-start gap-5 ${university.programs.length > 1 ? 'md:grid-cols-2' : ''}`}
            >
              {university.programs.map((program) => (
                <li key={program.name} data-level={facetOf(levelsOf(program))} className="@container">
                  <ProgramCard program={program} university={university.name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <OlderEntries universities={universities} asOf={references.asOf} />
    </Section>
  );
}

/** Which entries are of another date than the page, each with its own. */
function OlderEntries({ universities, asOf }: { universities: Props['universities']; asOf: string }) {
  const older = universities.filter((university) => university.asOf !== asOf);
  if (older.length === 0) return null;
  return (
    <p className="border-t border-rule pt-4 text-sm text-ink-2">
      As of an earlier date:{' '}
      {older.map((university) => `${university.name} (${formatPartial(university.asOf)})`).join(', ')}.
    </p>
  );
}

function UniversityHead({ university, references }: { university: Entry<'universities'>; references: PageReferences }) {
  const count = university.programs.length;
  return (
    <div className="grid content-start gap-2.5">
      <h3 className="text-xl">{university.name}</h3>
      <p className="flex items-center gap-1.5 text-sm text-ink-2">
        <MapPin aria-hidden strokeWidth={1.75} className="size-4 flex-none text-ink-3" />
        {university.location}
      </p>
      <p>
        <Badge>{count === 1 ? '1 program' : `${count} programs`}</Badge>
      </p>
      <EntrySources sources={university.sources} references={references} />
    </div>
  );
}

type Program = University['programs'][number];

const tones: Record<Program['level'], BadgeTone> = {
  PhD: 'purple',
  Professional: 'orange',
  "Master's": 'blue',
  "Bachelor's": 'green',
  Multiple: 'gray',
};

function ProgramCard({ program, university }: { program: Program; university: string }) {
  return (
    <article className="grid gap-x-8 gap-y-3 rounded-md border border-rule bg-surface p-5 @min-[42rem]:grid-cols-2">
      <div className="grid content-start gap-2.5">
        <p>
          <Badge tone={tones[program.level]}>{program.level}</Badge>
        </p>
        <h4 className="text-lg leading-[1.25]">{program.name}</h4>
        <p className="text-sm text-ink-2">{program.description}</p>
      </div>
      <div className="grid content-start gap-5 @min-[42rem]:pt-8">
        <BulletList items={program.highlights} />
        <p>
          <ExternalLink
            href={program.website}
            label={`Visit Program Website: ${program.name}, ${university}`}
            className={buttonClass('secondary')}
          >
            Visit Program Website
          </ExternalLink>
        </p>
      </div>
    </article>
  );
}
