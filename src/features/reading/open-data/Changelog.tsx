import { BulletList } from '#src/design/BulletList.tsx';
import { formatDay } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';

/** What changed in the shape of the files, the newest version first. */
export function Changelog({ section }: { section: DataPage['changelog'] }) {
  return (
    <Section id="versions" title={section.title} intro={section.intro}>
      <ol className="grid max-w-measure gap-6">
        {section.versions.map(({ version, date, changes }) => (
          <li key={version}>
            <h3 className="text-lg">
              {version} <small className="text-sm font-normal text-ink-2">{formatDay(date)}</small>
            </h3>
            <BulletList items={changes} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
