import type { ChecklistSection } from '#src/model/schemas/pages/security.ts';

/** The check-list as a Markdown file with boxes to tick (GitHub Flavored Markdown, task list items). `source` is its page. */
export function checklistMarkdown({ title, intro, phases }: ChecklistSection, asOf: string, source: string): string {
  const parts = phases.map(({ name, when, tasks }) =>
    [`## ${name}${when ? ` (${when})` : ''}`, '', ...tasks.map((task) => `- [ ] ${task}`)].join('\n'),
  );
  return [`# ${title}`, ...(intro ? [intro] : []), `From ${source}, as of ${asOf}.`, ...parts]
    .join('\n\n')
    .concat('\n');
}
