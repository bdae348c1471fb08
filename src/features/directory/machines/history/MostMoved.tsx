import { fillIn } from '#src/charts/fill-in.ts';
import { ValueTable } from '#src/charts/ValueTable.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { Section } from '#src/design/Section.tsx';
import { factorText } from '#src/figures/size-of-change.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { PastValue } from './history.ts';
import { countEarlier, largestMoves, type Move } from './moves.ts';
import type { HistoryTexts } from './words.ts';

/** How many machines are listed. */
const SHOWN = 12;

interface Props {
  machines: readonly Entry<'machines'>[];
  texts: HistoryTexts['overview'];
}

/** How many machines have a past on record, and the figures that moved most. */
export function MostMoved({ machines, texts }: Props) {
  const { machines: count, figures } = countEarlier(machines);
  const rows = largestMoves(machines).slice(0, SHOWN).map(rowOf);
  return (
    <Section
      id="through-time"
      title={texts.title}
      intro={fillIn(texts.counted, { count, total: machines.length, figures })}
    >
      <p className="mb-3 max-w-measure text-sm text-ink-2">{texts.moved}</p>
      <ValueTable label={texts.title} values={{ columns: texts.columns, rows }} />
    </Section>
  );
}

function rowOf({ machine: { id, name, maker }, label, name: figure, from, to, factor }: Move) {
  return [
    <a key={id} href={`${urls.machine(id)}#history-${figure}`}>
      {`${maker} ${name}`}
    </a>,
    `${label}: ${dated(from)}, ${dated(to)}`,
    factorText({ factor }),
  ];
}

/** "0.86% in Jul 2025" */
function dated({ text, value: { asOf } }: PastValue): string {
  return `${text} in ${formatPartial(asOf.slice(0, 'yyyy-mm'.length))}`;
}
