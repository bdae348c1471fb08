import './university-list.css';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { BulletList } from '#src/design/BulletList.tsx';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { EducationalProgramsPage } from '#src/model/schemas/pages/learn.ts';
import type { University } from '#src/model/schemas/university.ts';
import { byCountry, countryOf, DEGREES, levelsOf } from './program-facets.ts';

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
      <div aria-hidden className="university-heads">
        <span>Country</span>
        <span>University</span>
        {DEGREES.map((level) => (
          <span key={level}>{level}</span>
        ))}
      </div>
      <ul id="university-list">
        {[...Map.groupBy(byCountry(universities), ({ location }) => countryOf(location)).values()].flatMap(
          (ofCountry) =>
            ofCountry.map((university, index) => (
              <UniversityRow
                key={university.id}
                university={university}
                isFirst={index === 0}
                references={references}
              />
            )),
        )}
      </ul>
    </Section>
  );
}

interface RowProps {
  university: Entry<'universities'>;
  /** Whether its country begins here; the location says it in every row. */
  isFirst: boolean;
  references: PageReferences;
}

/** A university in one line, with the levels that one can reach there; its programs open. */
function UniversityRow({ university, isFirst, references }: RowProps) {
  const { id, name, location, programs, sources, asOf } = university;
  return (
    <li
      id={id}
      data-group=""
      data-country={countryOf(location)}
      className="scroll-mt-16 border-t border-rule py-2 target:bg-accent-soft"
    >
      <div className="university">
        <p className="font-semibold max-lg:hidden">{isFirst ? countryOf(location) : ''}</p>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="text-lg">{name}</h3>
          <p className="text-xs text-ink-2">
            {location}
            {asOf === references.asOf ? null : ` · as of ${formatPartial(asOf)}`}
          </p>
        </div>
        <Levels programs={programs} />
      </div>
      <details data-fold="" className="university-programs">
        <summary className="w-fit py-0.5 text-sm font-semibold text-accent">
          {programs.length === 1 ? '1 program' : `${programs.length} programs`}
          <span className="visually-hidden"> of {name}</span>
          <span className="font-normal text-ink-2"> {programs.map((program) => program.name).join(' · ')}</span>
        </summary>
        <ul data-rows="" className={`grid items-start gap-5 py-2 ${programs.length > 1 ? 'md:grid-cols-2' : ''}`}>
          {programs.map((program) => (
            <li key={program.name} data-level={facetOf(levelsOf(program))} className="@container">
              <ProgramCard program={program} university={name} />
            </li>
          ))}
        </ul>
        <EntrySources sources={sources} references={references} />
      </details>
    </li>
  );
}

/** The degrees that programs lead to, each in a column of its own, so that rows compare; words where there is no room. */
function Levels({ programs }: Pick<University, 'programs'>) {
  const reached = new Set(programs.flatMap(levelsOf));
  return (
    <ul aria-label="Degrees" className="degrees">
      {DEGREES.map((level, column) =>
        reached.has(level) ? (
          <li key={level} style={{ gridColumnStart: column + 1 }}>
            {level}
          </li>
        ) : null,
      )}
    </ul>
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
