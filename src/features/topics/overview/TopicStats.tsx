import { edition2024Text } from '#src/design/Edition2024.tsx';
import { StatRow } from '#src/design/StatRow.tsx';
import { FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { articlesUnder } from '#src/model/pieces.ts';
import type { Entry } from '#src/model/read-content.ts';
import type { TopicsPage } from '#src/model/schemas/pages/topics.ts';

interface Props {
  topics: readonly Entry<'topics'>[];
  references: PageReferences;
  /** What the figures count, and whose they are. */
  notes: TopicsPage['figureNotes'];
}

/** The site in four figures; topics and articles are counted from the topics themselves. */
export function TopicStats({ topics, references, notes }: Props) {
  const articles = topics.reduce((sum, topic) => sum + articlesUnder(topic).length, 0);
  const before = topics.reduce((sum, { edition2024 }) => sum + edition2024.articles, 0);
  const stats = [
    { label: 'Topic areas', value: String(topics.length) },
    { label: 'Total articles', value: String(articles), note: edition2024Text(before) },
    {
      label: 'Expert contributors',
      value: <FigureValue face={references.face('pages/topics/contributors')} />,
      note: notes.publisher,
    },
    {
      label: 'Monthly updates',
      value: <FigureValue face={references.face('pages/topics/monthly-updates')} />,
      note: notes.publisher,
    },
  ];
  return (
    <div className="wrap pt-8">
      <StatRow stats={stats} label="Topics in figures" />
    </div>
  );
}
