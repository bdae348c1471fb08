import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { SourceNumbers } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Interview } from '#src/model/schemas/interview.ts';
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

/** One a line: who speaks, of what, and where that is to be heard or read. */
export function InterviewList({ interviews, references }: Props) {
  return (
    <ul id="interviews" data-rows="" className="border-b border-rule">
      {interviews.map((interview) => (
        <InterviewRow key={interview.id} interview={interview} references={references} />
      ))}
    </ul>
  );
}

function InterviewRow({ interview, references }: { interview: Entry<'interviews'>; references: PageReferences }) {
  const { id, title, people, kind, theme, publisher, date, description, url, sources } = interview;
  return (
    <li id={id} data-theme={theme} data-kind={kind} className="interview">
      <div data-search="">
        <p className="font-serif text-xl">{people.join(', ')}</p>
        <p className="mt-0.5 text-xs text-ink-2">{theme}</p>
      </div>
      <div data-search="">
        <h3 className="font-sans text-md font-semibold text-pretty">{title}</h3>
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
