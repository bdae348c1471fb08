import type { Entry } from '#src/model/read-content.ts';
import type { PlanBoard, PlanItem, PlanPhase } from '#src/model/schemas/lesson-plan.ts';
import { LESSON_MINUTES } from '#src/model/schemas/lesson-plan.ts';
import { urls } from '#src/model/urls.ts';
import { itemLink, type PlanLink, pageLink } from './plan-links.ts';
import { planSetAddress } from './plan-set.ts';

/** A lesson plan as Markdown, for teachers who change it. `site` is where its links lead. */
export function planMarkdown(plan: Entry<'lesson-plans'>, site: URL): string {
  const { id, title, level, audience, goal, needs, phases, wrong, more, homework, asOf } = plan;
  const address = (path: string) => new URL(path, site).href;
  const link = ({ label, href }: PlanLink) => `[${label}](${address(href)})`;
  const linkOf = (item: PlanItem) => link(itemLink(item));
  return [
    `# ${title}`,
    `${level}. ${audience}. ${LESSON_MINUTES} minutes.`,
    `From ${address(urls.lessonPlan(id))}, as of ${asOf}.`,
    '## Goal',
    goal,
    '## What is needed',
    list(needs),
    link({ label: 'All tasks of this lesson as a set', href: planSetAddress(plan) }),
    '## Phases',
    ...phases.flatMap((phase, index) => phaseParts(phase, index + 1, link)),
    '## What goes wrong',
    list(wrong.map(({ idea, answer }) => `**${idea}** ${answer}`)),
    '## If there is more time',
    ...more,
    '## Homework',
    list(homework.map(linkOf)),
  ]
    .join('\n\n')
    .concat('\n');
}

function phaseParts(phase: PlanPhase, number: number, link: (to: PlanLink) => string): string[] {
  const { title, minutes, teacher, students, board = [], pages = [], set = [] } = phase;
  return [
    `### ${number}. ${title} (${minutes} minutes)`,
    ...teacher,
    `**Students:** ${students}`,
    ...(board.length > 0 ? ['On the board:', ...board.map(boardText)] : []),
    ...(pages.length > 0 ? [`On the screen: ${pages.map(pageLink).map(link).join('; ')}`] : []),
    ...(set.length > 0 ? [`To solve: ${set.map(itemLink).map(link).join('; ')}`] : []),
  ];
}

function boardText(board: PlanBoard): string {
  if ('text' in board) return fence('', board.text);
  if ('circuit' in board) return `${board.label}\n\n${fence('qasm', board.circuit)}`;
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(board.columns), row(board.columns.map(() => '---')), ...board.rows.map(row)].join('\n');
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
