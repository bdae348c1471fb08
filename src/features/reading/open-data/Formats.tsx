import { BulletList } from '#src/design/BulletList.tsx';
import { Card, CardTitle } from '#src/design/Card.tsx';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { FeedLinks } from './FeedLinks.tsx';
import { formatsOf } from './feeds.ts';

export function Formats({ section, changes }: Pick<DataPage, 'changes'> & { section: DataPage['formats'] }) {
  return (
    <Section id="formats" title={section.title} intro={section.intro}>
      <ul className="grid gap-6 lg:grid-cols-2">
        {section.items.map(({ title, points }) => (
          <li key={title}>
            <Card>
              <CardTitle>{title}</CardTitle>
              <BulletList items={points} />
            </Card>
          </li>
        ))}
      </ul>
      <FeedLinks intro={changes.intro} feeds={formatsOf('changes')} />
    </Section>
  );
}
