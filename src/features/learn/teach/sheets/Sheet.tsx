import { Kets } from '#src/design/Kets.tsx';
import type { SheetTexts } from '#src/model/schemas/pages/teach.ts';
import { setPath } from '../choose/change-set.ts';
import { type TaskSet, variantIn } from '../set-address.ts';
import { AnswerOnPaper } from './AnswerOnPaper.tsx';
import { ProblemOnPaper } from './ProblemOnPaper.tsx';
import { QrCode } from './QrCode.tsx';
import { type SheetEntry, type SheetKind, type SheetTask, sheetTask } from './sheet-task.ts';

interface Props {
  kind: SheetKind;
  /** With a student's number where the sheet is for that number alone. */
  set: TaskSet;
  entries: readonly SheetEntry[];
  texts: SheetTexts;
}

/** One sheet: the problems of a set, or their answers under the same numbers. Its colors are those of paper. */
export function Sheet({ kind, set, entries, texts }: Props) {
  const tasks = entries.map((entry, index) => sheetTask(entry, variantIn(set, set.items[index] ?? { id: entry.id })));
  return (
    <article className="sheet" data-kind={kind}>
      <header>
        <div>
          <h3>{titleOf(kind, set.title || texts.untitled, texts)}</h3>
          {kind === 'problems' ? <NameLine student={set.student} texts={texts} /> : <p>{texts.forTeacher}</p>}
          {kind === 'answers' && set.student ? <p>{`${texts.number} ${set.student}`}</p> : null}
          {kind === 'problems' && set.note ? <p>{set.note}</p> : null}
        </div>
        {kind === 'problems' ? <QrCode text={`${location.origin}${setPath(set)}`} label={texts.code} /> : null}
      </header>
      <ol>
        {tasks.map((task) => (
          <li key={task.id} className="sheet-task">
            {kind === 'problems' ? <Problem task={task} /> : <Answer task={task} />}
          </li>
        ))}
      </ol>
    </article>
  );
}

function titleOf(kind: SheetKind, title: string, { answersOf }: SheetTexts): string {
  return kind === 'problems' ? title : answersOf.replace('{title}', title);
}

function NameLine({ student, texts }: { student: number | undefined; texts: SheetTexts }) {
  return (
    <p className="sheet-name">
      <span>{texts.name}</span>
      {student === undefined ? <span>{texts.number}</span> : <b>{`${texts.number} ${student}`}</b>}
    </p>
  );
}

function Problem({ task }: { task: SheetTask }) {
  return (
    <>
      <p>
        <b>
          <Kets text={task.title} />.
        </b>{' '}
        <Kets text={task.task} />
      </p>
      <ProblemOnPaper task={task} />
    </>
  );
}

function Answer({ task }: { task: SheetTask }) {
  return (
    <>
      <p>
        <b>
          <Kets text={task.title} />.
        </b>
      </p>
      <AnswerOnPaper task={task} />
    </>
  );
}
