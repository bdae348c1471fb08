import { Badge, type BadgeTone } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatDay, formatMonth } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { Interview } from '#src/model/schemas/interview.ts';

const MONTH_LENGTH = 'yyyy-mm'.length;

const tones: Record<Interview['kind'], BadgeTone> = {
  Interview: 'blue',
  'Oral history': 'purple',
  Lecture: 'orange',
  Course: 'green',
};

/** The words of the link: one reads, hears and sees different things. */
const actions: Record<Interview['kind'], string> = {
  Interview: 'Open interview',
  'Oral history': 'Open oral history',
  Lecture: 'Open lecture',
  Course: 'Open course',
};

export function InterviewList({
  interviews,
  references,
}: {
  interviews: readonly Entry<'interviews'>[];
  references: PageReferences;
}) {
  return (
    <ul id="interviews" data-rows="" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {interviews.map((interview) => (
        <li key={interview.id} data-theme={interview.theme} data-kind={interview.kind}>
          <InterviewCard interview={interview} references={references} />
        </li>
      ))}
    </ul>
  );
}

function InterviewCard({ interview, references }: { interview: Entry<'interviews'>; references: PageReferences }) {
  const { id, title, people, kind, theme, publisher, description, url, sources, asOf } = interview;
  return (
    <Card id={id}>
      <div data-search="">
        <CardTitle>{title}</CardTitle>
        <p className="mt-1 text-sm text-ink-2">{people.join(', ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone={tones[kind]}>{kind}</Badge>
        <Badge>{theme}</Badge>
      </div>
      <div data-search="">
        <CardText>{description}</CardText>
        <p className="mt-2 text-sm text-ink-2">{[publisher, dateOf(interview)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="mt-auto grid gap-3 pt-2">
        <EntrySources sources={sources} references={references} asOf={asOf} />
        <ExternalLink href={url} label={`${actions[kind]}: ${title}`} className="text-sm font-semibold">
          {actions[kind]}
        </ExternalLink>
      </div>
    </Card>
  );
}

function dateOf({ date }: Entry<'interviews'>): string | undefined {
  if (!date) return;
  return date.length > MONTH_LENGTH ? formatDay(date) : formatMonth(date);
}
