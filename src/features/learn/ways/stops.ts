import { fillIn } from '#src/charts/fill-in.ts';
import { countWords } from '#src/features/learn/tutorials/duration.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { allPages, entriesOf, pageOf } from '#src/model/read-content.ts';
import type { WayStop } from '#src/model/schemas/pages/learn.ts';
import { urls } from '#src/model/urls.ts';
import { notationTexts } from './notation-texts.ts';
import { picturesOf, wordsOf } from './words.ts';

/** What the browser keeps of a stop: under which key, which of its parts there are, and where each begins. */
export interface Kept {
  key: string;
  /** Numbers of steps, or ids. */
  parts: readonly string[];
  /** An address begins with this and ends with a part. */
  place: string;
  part: 'step' | 'puzzle' | 'task';
}

export interface FoundStop extends Pick<WayStop, 'title' | 'kind'> {
  href: string;
  minutes: number;
  /** Left out where nothing is kept, because the stop is a page to read. */
  kept?: Kept;
}

/** What there is to do at a stop, as it is counted. */
interface Load {
  words: number;
  pictures: number;
  tasks: number;
}

const WORDS_A_MINUTE = 230;
const MINUTES_A_PICTURE = 1;
const MINUTES_A_TASK = 2;
const LEAST_MINUTES = 2;

/** Words at 230 a minute, one minute a picture and two a task; at least two, rounded to whole minutes. */
export function minutesOf({ words, pictures, tasks }: Load): number {
  const minutes = words / WORDS_A_MINUTE + pictures * MINUTES_A_PICTURE + tasks * MINUTES_A_TASK;
  return Math.max(LEAST_MINUTES, Math.round(minutes));
}

/**
 * A stop with its minutes, counted from the content's own texts, and with what the browser keeps of it; nothing where
 * what it names does not exist: the tutorial or one of its steps, enough puzzles of the group, enough tasks, the page or
 * its section.
 */
export function findStop(stop: WayStop): FoundStop | undefined {
  const { title, kind, link } = stop;
  const found = stop.puzzles
    ? puzzlesAt(stop.puzzles)
    : stop.tasks
      ? tasksAt(stop.tasks)
      : link === urls.labTour()
        ? tourAt()
        : (tutorialAt(stop) ?? pageAt(link));
  return found && { title: fillIn(title, { count: found.kept?.parts.length ?? 0 }), kind, href: link, ...found };
}

type Found = (Pick<FoundStop, 'minutes' | 'kept'> & { href?: string }) | undefined;

/** A tutorial takes what it states, a part of it its share of the steps. */
function tutorialAt({ link, steps: only }: WayStop): Found {
  const tutorial = entriesOf('tutorials').find(({ id }) => urls.tutorial(id) === link);
  if (!tutorial) return undefined;
  const places = entriesOf('tutorial-steps').map(({ id }) => placeOfStep(id));
  const numbers = places.flatMap(([of, number]) => (of === tutorial.id ? number : [])).sort((a, b) => a - b);
  const parts = only ?? numbers;
  if (parts.some((number) => !numbers.includes(number))) return undefined;
  return {
    minutes: Math.round((tutorial.minutes * parts.length) / numbers.length),
    kept: { key: `tutorial:${tutorial.id}`, parts: parts.map(String), place: `${link}#step-`, part: 'step' },
  };
}

/** A step of the tour is a picture that one changes with a press or three, not a task to solve. */
function tourAt(): Found {
  const steps = entriesOf('lab-tour');
  const words = wordsOf(steps.map(({ title, text, task, after }) => [title, text, task, after]));
  return {
    minutes: minutesOf({ words, pictures: steps.length, tasks: 0 }),
    kept: {
      key: 'tour',
      parts: steps.map(({ step }) => String(step)),
      place: urls.labTour().replace(/\d+$/, ''),
      part: 'step',
    },
  };
}

function puzzlesAt({ group, count }: NonNullable<WayStop['puzzles']>): Found {
  const puzzles = entriesOf('puzzles').filter((puzzle) => puzzle.group === group);
  if (puzzles.length < count) return undefined;
  const chosen = puzzles.slice(0, count);
  const words = wordsOf(chosen.map(({ title, task, explanation }) => [title, task, explanation]));
  return {
    minutes: minutesOf({ words, pictures: 0, tasks: count }),
    kept: { key: 'puzzles', parts: chosen.map(({ id }) => id), place: urls.puzzle(''), part: 'puzzle' },
  };
}

/** Tasks of a tutorial, in their order. */
function tasksAt({ tutorial, count }: NonNullable<WayStop['tasks']>): Found {
  const tasks = entriesOf('tasks').filter((task) => task.tutorial === tutorial);
  if (tasks.length < count) return undefined;
  const chosen = tasks.slice(0, count);
  return {
    // The list of all tasks would not say which are meant.
    href: urls.task(chosen[0]?.id ?? ''),
    minutes: minutesOf({
      words: wordsOf(chosen.map(({ title, task, explanation }) => [title, task, explanation])),
      pictures: 0,
      tasks: count,
    }),
    kept: { key: 'solved', parts: chosen.map(({ id }) => id), place: urls.task(''), part: 'task' },
  };
}

function pageAt(link: string): Found {
  const load = loadOf(link);
  return load && { minutes: minutesOf(load) };
}

function loadOf(link: string): Load | undefined {
  const [path = '', anchor] = link.split('#');
  if (path === urls.notation()) return notationLoad();
  const part = partOf(path, anchor);
  return part === undefined ? undefined : { words: wordsOf(part), pictures: picturesOf(part), tasks: 0 };
}

/** The texts of a page, or of the section with this anchor. */
function partOf(path: string, anchor: string | undefined): unknown {
  // A side of paper with one chart.
  if (path === urls.migrationSheet()) return { ...pageOf('post-quantum-migration').sheet, chart: true };
  const page = allPages().find((listed) => listed.path === path);
  if (!page || anchor === undefined) return page;
  const fields = new Map<string, unknown>(Object.entries(page));
  const sections = fields.get('sections');
  const shaped: readonly { id?: unknown }[] = Array.isArray(sections) ? sections : [];
  return shaped.find(({ id }) => id === anchor) ?? fields.get(camelCase(anchor));
}

/** The anchor of a section that has a field of its own. */
const camelCase = (anchor: string) => anchor.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function notationLoad(): Load {
  const texts = notationTexts();
  const count = (tag: RegExp) => texts.reduce((sum, text) => sum + (text.match(tag)?.length ?? 0), 0);
  return {
    words: texts.reduce((sum, text) => sum + countWords(text), 0),
    pictures: count(/<Picture\b/g),
    tasks: count(/<Exercise\b/g),
  };
}
