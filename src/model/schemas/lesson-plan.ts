import { z } from 'zod';
import { DIFFICULTIES } from './article.ts';
import { entrySources } from './citation.ts';
import { asOf, prose } from './fields.ts';
import { idOf, pieces } from './references.ts';

export const LESSON_MINUTES = 45;

const FEWEST_ITEMS = 5;

/** So long a line stands on a phone without a break. */
const LONGEST_LINE = 36;

const table = z
  .strictObject({
    columns: z.array(prose).min(2).describe('The heads of the columns'),
    rows: z.array(z.array(prose)).min(1).describe('What stands in them when the phase ends'),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
    'A row is too long or too short',
  );

const board = z
  .union([
    z.strictObject({
      text: prose
        .refine(
          (text) => text.split('\n').every(({ length }) => length <= LONGEST_LINE),
          `Break lines of more than ${LONGEST_LINE} characters`,
        )
        .describe(`Lines as they stand on the board, at most ${LONGEST_LINE} characters each`),
    }),
    table,
    z.strictObject({
      circuit: prose.max(600).describe('OpenQASM 3 without its first two lines: "qubit q; h q;"'),
      label: prose.describe('The circuit in words: what is done to which qubit, in order'),
    }),
  ])
  .describe('Something that stands on the board: lines, a table, or a circuit');

const item = z
  .union([
    z.strictObject({
      task: idOf('tasks').describe('Id of a task'),
      variant: z.number().int().min(1).optional().describe('Which variant; the first, if not given'),
    }),
    z.strictObject({ puzzle: idOf('puzzles').describe('Id of a puzzle of the lab') }),
  ])
  .describe('What students solve');

const phase = z.strictObject({
  title: prose.describe('What it is about: "Minus is half a turn"'),
  minutes: z.number().int().min(2).describe('How long it takes'),
  teacher: z.array(prose).min(1).describe('What the teacher says and does, a paragraph each'),
  students: prose.describe('What the students do, beginning with a verb: "Measure …"'),
  board: z.array(board).optional().describe('What stands on the board'),
  pages: pieces.optional().describe('Pages, steps and circuits of this site that are on the screen'),
  set: z.array(item).optional().describe('What students solve in it, in order'),
});

/** A lesson of 45 minutes: `content/lesson-plans/<id>.yaml`. */
export const lessonPlan = z
  .strictObject({
    number: z.number().int().min(1).describe('Place in the list'),
    title: prose.max(60).describe('What the lesson is about: "Arrows that add"'),
    level: z.enum(DIFFICULTIES).describe('Level of the students that it is for'),
    audience: prose.max(60).describe('Whom it is for, and what they bring: "Age 14 up, no mathematics"'),
    goal: prose.min(50).max(170).describe('What students can do afterward, in one or two sentences'),
    needs: z.array(prose).min(1).describe('What has to be there: devices, paper, an earlier lesson'),
    phases: z.array(phase).min(3).describe(`What happens, in order; the minutes add up to ${LESSON_MINUTES}`),
    wrong: z
      .array(
        z.strictObject({
          idea: prose.describe('What students think or say'),
          answer: prose.describe('What to say, ask or show'),
        }),
      )
      .min(3)
      .describe('Typical misconceptions'),
    more: z.array(prose).min(1).describe('If there is more time, a paragraph each'),
    homework: z.array(item).min(1).describe('Solved after the lesson, in order'),
    sources: entrySources,
    asOf,
  })
  .refine(
    ({ phases }) => phases.reduce((sum, { minutes }) => sum + minutes, 0) === LESSON_MINUTES,
    `The minutes of the phases add up to ${LESSON_MINUTES}`,
  )
  .refine((plan) => itemsOf(plan).length >= FEWEST_ITEMS, `Name at least ${FEWEST_ITEMS} tasks or puzzles`)
  .refine((plan) => {
    const ids = itemsOf(plan).map(idOfItem);
    return new Set(ids).size === ids.length;
  }, 'A task or a puzzle is named twice')
  .describe(
    'A lesson of 45 minutes for teachers: goal, phases with what stands on the board, tasks, and what goes wrong',
  );

export type LessonPlan = z.output<typeof lessonPlan>;
export type PlanPhase = z.output<typeof phase>;
export type PlanBoard = z.output<typeof board>;
export type PlanItem = z.output<typeof item>;

interface Solved {
  phases: readonly Pick<PlanPhase, 'set'>[];
  homework: readonly PlanItem[];
}

/** All that students solve, in class and at home, in order. */
export function itemsOf({ phases, homework }: Solved): PlanItem[] {
  return [...phases.flatMap(({ set = [] }) => set), ...homework];
}

export function idOfItem(item: PlanItem): string {
  return 'task' in item ? item.task : item.puzzle;
}
