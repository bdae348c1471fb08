import '#src/design/table.css';
import { Absent } from '#src/design/Absent.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { urls } from '#src/model/urls.ts';
import './advantage.css';
import type { Claim } from './claim.ts';
import { platformWords } from './platform-words.ts';
import { StandingWord } from './StandingWord.tsx';
import { monthsToAnswer } from './time-to-answer.ts';

interface Props {
  caption: string;
  claims: readonly Claim[];
  page: Pick<QuantumAdvantagePage, 'standings' | 'tasks' | 'chart'>;
}

/** Claims, one a row; on a phone a claim is a block under its title. */
export function ClaimTable({ caption, claims, page }: Props) {
  return (
    <table className="claims data-table data-table-ruled data-table-stacked">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <SortableHeading column="claim" label="Claim" />
          <th scope="col">Standing</th>
          <th scope="col">Kind of task</th>
          <SortableHeading column="made" label="Made" isFigure />
          <SortableHeading column="answered" label="Months to an answer" isFigure />
          <SortableHeading column="answers" label="Answers" isFigure />
        </tr>
      </thead>
      <tbody data-rows="" data-repeats="">
        {claims.map((claim) => (
          <ClaimRow key={claim.id} claim={claim} page={page} />
        ))}
      </tbody>
    </table>
  );
}

function ClaimRow({ claim, page }: { claim: Claim; page: Props['page'] }) {
  const { id, title, who, machine, task, taskKind, date, answers, standing, reported } = claim;
  const months = monthsToAnswer(claim);
  return (
    <tr id={id} {...carriedBy(claim, page)}>
      <th scope="row" data-search="">
        <a href={urls.advantageClaim(id)}>{title}</a>
        <small>
          {who}; {machine}
          {reported ? `, ${page.chart.reported}` : null}
        </small>
      </th>
      <td data-label="Standing">
        <StandingWord standing={standing} standings={page.standings} />
      </td>
      <td data-label="Kind of task" data-search="">
        {page.tasks[taskKind]}
        <small>{task}</small>
      </td>
      <td data-label="Made" className="num">
        <time dateTime={date}>{formatPartial(date.slice(0, 'yyyy-mm'.length))}</time>
      </td>
      <td data-label="Months to an answer" className="num">
        {months === undefined ? <Absent why="not on record" /> : months.toFixed(1)}
      </td>
      <td data-label="Answers" className="num">
        {answers.length || <Absent why="none on record" />}
      </td>
    </tr>
  );
}

/** What the filter asks for, and what the headings sort by. */
function carriedBy(claim: Claim, { standings, tasks }: Props['page']) {
  const { standing, taskKind, platform, title, date, answers } = claim;
  return {
    'data-standing': standings[standing].name,
    'data-task': tasks[taskKind],
    'data-platform': platformWords[platform],
    'data-sort-claim': title,
    'data-sort-made': date,
    'data-sort-answered': monthsToAnswer(claim),
    'data-sort-answers': answers.length,
  };
}
