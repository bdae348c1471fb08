import { BulletList } from '#src/design/BulletList.tsx';
import { FoldedSection } from '#src/design/FoldedSection.tsx';
import type { ChecklistSection } from '#src/model/schemas/pages/security.ts';
import { urls } from '#src/model/urls.ts';

/** What to do, phase by phase, and the same as a file. */
export function Checklist({ section: { id, title, intro, phases } }: { section: ChecklistSection }) {
  return (
    <FoldedSection id={id} title={title} intro={intro}>
      <p className="mb-6">
        <a href={urls.migrationChecklist()} download>
          Check-list (Markdown)
        </a>
      </p>
      <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {phases.map(({ name, when, tasks }) => (
          <li key={name} className="border-t border-rule pt-4">
            <h3 className="text-xl">{name}</h3>
            {when ? <p className="text-sm text-ink-2">{when}</p> : null}
            <div className="mt-2.5">
              <BulletList items={tasks} />
            </div>
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}

/** The check-list as a Markdown file with boxes to tick (GitHub Flavored Markdown, task list items). `source` is its page. */
export function checklistMarkdown({ title, intro, phases }: ChecklistSection, asOf: string, source: string): string {
  const parts = phases.map(({ name, when, tasks }) =>
    [`## ${name}${when ? ` (${when})` : ''}`, '', ...tasks.map((task) => `- [ ] ${task}`)].join('\n'),
  );
  return [`# ${title}`, ...(intro ? [intro] : []), `From ${source}, as of ${asOf}.`, ...parts]
    .join('\n\n')
    .concat('\n');
}
