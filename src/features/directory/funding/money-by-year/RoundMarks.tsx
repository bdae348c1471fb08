import { numbers, round } from '#src/base/svg-path.ts';
import type { Place } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { urls } from '#src/model/urls.ts';
import { sentenceOf } from './charted-rounds.ts';
import { kindColors } from './kinds.ts';
import { type RoundMark, type Row, SQUARE, TICK } from './layout.ts';

/** Half a finger's width. */
const REACH = 12;

/** The rounds of a row, each a link to its line in the table; names stand below the marks, outside of the links. */
export function RoundMarks({ row: { kind, marks }, place }: { row: Row; place: Place }) {
  return (
    <>
      {marks.map(({ label, round: { id } }) => (label ? <RoundName key={id} label={label} /> : null))}
      {marks.map((mark) => (
        <MarkLink
          key={mark.round.id}
          place={place}
          href={`${urls.funding()}#${mark.round.id}`}
          name={sentenceOf(mark.round, formatPartial(mark.round.date))}
          row={mark.round.id}
        >
          {mark.radius < REACH ? (
            <circle cx={round(mark.at[0])} cy={round(mark.at[1])} r={REACH} fill="transparent" />
          ) : null}
          <RoundSign kind={kind} mark={mark} />
        </MarkLink>
      ))}
    </>
  );
}

function RoundSign({ kind, mark: { at, radius, round: charted } }: { kind: Row['kind']; mark: RoundMark }) {
  if (kind === 'foreign') return <Hatched at={at} isReported={charted.evidence !== 'Documented'} />;
  if (kind === 'none') return <Without at={at} />;
  return <Circle at={at} radius={radius} color={kindColors[kind]} isDocumented={charted.evidence === 'Documented'} />;
}

interface CircleProps {
  at: RoundMark['at'];
  radius: number;
  color: string;
  isDocumented: boolean;
}

/** Filled where a filing or a release says so, hollow where only a report does. */
export function Circle({ at: [cx, cy], radius, color, isDocumented }: CircleProps) {
  return (
    <circle
      cx={round(cx)}
      cy={round(cy)}
      r={round(isDocumented ? radius : radius - 0.9)}
      fill={isDocumented ? color : 'var(--color-paper)'}
      stroke={isDocumented ? undefined : color}
      strokeWidth={isDocumented ? undefined : 1.8}
    />
  );
}

/** A square of one size, whatever the amount; its rim is broken where the amount is only reported. */
export function Hatched({ at: [x, y], isReported = false }: { at: RoundMark['at']; isReported?: boolean }) {
  const [left, top, side] = [x - SQUARE, y - SQUARE, 2 * SQUARE];
  const rim = `M${numbers(left, top)}h${side}v${side}h${-side}z`;
  const lines = `M${numbers(left, top + SQUARE)}l${SQUARE} ${-SQUARE}m0 ${side}l${SQUARE} ${-SQUARE}M${numbers(left, top + side)}l${side} ${-side}`;
  return (
    <>
      <path
        d={rim}
        fill="var(--color-paper)"
        stroke="var(--color-ink-3)"
        strokeDasharray={isReported ? '2.2 1.8' : undefined}
      />
      <path d={lines} stroke="var(--color-ink-3)" />
    </>
  );
}

export function Without({ at: [x, y] }: { at: RoundMark['at'] }) {
  return <path d={`M${numbers(x, y - TICK)}v${2 * TICK}`} stroke="var(--color-ink-2)" strokeWidth="1.8" />;
}

/** An amount in another currency has no name before it. */
function RoundName({ label }: { label: NonNullable<RoundMark['label']> }) {
  const { name, amount } = label;
  return name ? (
    <PlacedName at={label} name={name} value={amount} weight={600} />
  ) : (
    <PlacedName at={label} name={amount} weight={500} />
  );
}
