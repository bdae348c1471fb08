import type { Chart, Legend } from '#src/charts/chart.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { buildDate } from '#src/model/build-date.ts';
import { entriesOf, pageOf } from '#src/model/read-content.ts';
import { CLAIM_STANDINGS } from '#src/model/schemas/advantage-claim.ts';
import type { QuantumAdvantagePage } from '#src/model/schemas/pages/advantage.ts';
import { urls } from '#src/model/urls.ts';
import { ClaimsDrawing } from './ClaimsDrawing.tsx';
import type { Claim } from './claim.ts';
import { layoutOf } from './layout.ts';
import { StandingSign } from './StandingSign.tsx';
import { laterAnswers, medianMonths, monthsToAnswer } from './time-to-answer.ts';

/** The figure's anchor on `/quantum-advantage`. */
const ANCHOR = 'claims';

/** All claims of an advantage with what became of them. */
export function claimsChart(): Chart {
  return claimsChartOf(entriesOf('advantage-claims'), pageOf('quantum-advantage'), buildDate());
}

export function claimsChartOf(claims: readonly Claim[], page: QuantumAdvantagePage, today: string): Chart {
  const { chart: texts, standings, tasks } = page;
  const unanswered = claims.filter(({ answers }) => answers.length === 0).length;
  return {
    id: 'advantage-claims',
    address: `${urls.quantumAdvantage()}#${ANCHOR}`,
    title: titleOf(claims, texts),
    unit: texts.unit,
    note: fillIn(texts.note, { unanswered }),
    basis: fillIn(texts.basis, { count: claims.length, answers: claims.flatMap(({ answers }) => answers).length }),
    legend: legendOf(texts.signs),
    values: {
      columns: texts.columns,
      rows: claims.map(({ title, who, taskKind, date, answers, standing, ...rest }) => [
        title,
        rest.reported ? `${who} (${texts.reported})` : who,
        tasks[taskKind],
        formatPartial(date),
        firstAnswer({ date, answers }) ?? texts.none,
        String(answers.length),
        standings[standing].name,
      ]),
    },
    data: { columns: DATA_COLUMNS, rows: claims.map(dataOf) },
    draw: (size, place) => (
      <ClaimsDrawing
        layout={layoutOf(claims, { size, today, reported: texts.reported })}
        place={place}
        texts={texts}
        standings={standings}
      />
    ),
  };
}

function titleOf(claims: readonly Claim[], texts: QuantumAdvantagePage['chart']): string {
  const median = medianMonths(claims);
  const total = claims.length;
  if (!median) return fillIn(texts.titleNone, { total });
  return fillIn(texts.title, { total, answered: median.count, months: median.months.toFixed(1) });
}

function firstAnswer(claim: Pick<Claim, 'date' | 'answers'>): string | undefined {
  const [first] = laterAnswers(claim);
  return first && formatPartial(first.date);
}

function legendOf(signs: QuantumAdvantagePage['chart']['signs']): Legend[] {
  return [
    { sign: <path d="M-8 0H8" stroke="var(--color-ink-2)" strokeWidth="7" />, text: signs.claim },
    {
      sign: <path d="M-8 0H8M0 -6.5v13" fill="none" stroke="var(--color-ink)" strokeWidth="2" />,
      text: signs.answer,
    },
    {
      sign: <circle r="3.4" fill="var(--color-paper)" stroke="var(--color-ink-2)" strokeWidth="1.6" />,
      text: signs.before,
    },
    ...CLAIM_STANDINGS.map((standing) => ({ sign: <StandingSign standing={standing} />, text: signs[standing] })),
  ];
}

const DATA_COLUMNS = [
  ...['id', 'who', 'machine', 'platform', 'task', 'kind_of_task', 'date', 'standing', 'as_of'],
  ...['first_answer', 'months_to_first_answer', 'last_answer', 'answers', 'answers_before', 'is_reported'],
];

function dataOf(claim: Claim): string[] {
  const { id, who, machine, platform, task, taskKind, date, standing, asOf, answers, reported = false } = claim;
  const later = laterAnswers(claim);
  return [
    ...[id, who, machine, platform, task, taskKind, date, standing, asOf],
    ...[later[0]?.date ?? '', monthsToAnswer(claim)?.toFixed(1) ?? '', later.at(-1)?.date ?? ''],
    ...[answers.length, answers.length - later.length, reported].map(String),
  ];
}
