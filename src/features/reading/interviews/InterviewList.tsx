import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Interview } from '#src/model/schemas/interview.ts';
import { KindSign } from './KindSign.tsx';
import './interviews.css';

/** The words of the link: one reads, hears and sees different things. */
const actions: Record<Interview['kind'], string> = {
  Interview: 'Open interview',
  'Oral history': 'Open oral history',
  Lecture: 'Open lecture',
  Course: 'Open course',
};

interface Props {
  interviews: readonly Entry<'interviews'>[];
  references: PageReferences;
}

/** Under their themes, one a line: who speaks, of what, and where that is to be heard or read. */
export function InterviewList({ interviews, references }: Props) {
  return (
    <div id="interviews">
      {[...Map.groupBy(interviews, ({ theme }) => theme)].map(([theme, ofTheme]) => (
        <section key={theme} data-group="" aria-label={theme} className="interview-theme">
          <p className="text-sm font-semibold">
            {theme} <span className="font-normal text-ink-2">{ofTheme.length}</span>
          </p>
          <ul data-rows="">
            {ofTheme.map((interview) => (
              <InterviewRow key={interview.id} interview={interview} references={references} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function InterviewRow({ interview, references }: { interview: Entry<'interviews'>; references: PageReferences }) {
  const { id, title, people, kind, theme, publisher, date, description, url, sources } = interview;
  return (
    <li id={id} data-theme={theme} data-kind={kind} className="interview">
      <p data-search="" className="font-serif text-xl">
        {people.join(', ')}
      </p>
      <div data-search="">
        <h3 className="font-sans text-md font-semibold text-pretty">
          <svg viewBox="-7 -7 14 14" aria-hidden>
            <KindSign kind={kind} x={0} y={0} />
          </svg>
          {title}
        </h3>
        <p className="mt-1 text-sm text-ink-2">{description}</p>
      </div>
      <div className="text-sm">
        <p data-search="" className="text-ink-2">
          {[publisher, date && formatPartial(date).replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}
          {sources ? <SourceNumbers sources={references.numbered(sources)} /> : null}
        </p>
        <ExternalLink href={url} label={`${actions[kind]}: ${title}`} className="font-semibold">
          {actions[kind]}
        </ExternalLink>
      </div>
    </li>
  );
}
