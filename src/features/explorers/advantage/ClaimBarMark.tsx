import { numbers, round } from '#src/base/svg-path.ts';
import type { ClaimBar } from './layout.ts';
import { StandingSign, standingColor } from './StandingSign.tsx';

/** A claim from its date to its end: thick until its first answer, with a tick at each and a hollow dot at an older one. */
export function ClaimBarMark({ bar }: { bar: ClaimBar }) {
  const { claim, y, start, thickTo, end, answers, before } = bar;
  const { standing } = claim;
  const color = standingColor(standing);
  const isUncheckable = standing === 'uncheckable';
  return (
    <g>
      {before.map((x) => (
        <g key={x}>
          <path d={`M${numbers(x, y)}H${round(start)}`} stroke="var(--color-ink-3)" strokeDasharray="2 3" />
          <circle
            cx={x}
            cy={round(y)}
            r="3.4"
            fill="var(--color-paper)"
            stroke="var(--color-ink-2)"
            strokeWidth="1.6"
          />
        </g>
      ))}
      <path
        d={`M${numbers(start, y)}H${round(end)}`}
        stroke={color}
        strokeWidth="2.5"
        strokeDasharray={isUncheckable ? '5 4' : undefined}
      />
      {isUncheckable ? (
        <StandingSign standing={standing} at={[start, round(y)]} />
      ) : (
        <>
          <path d={`M${numbers(start, y)}H${round(thickTo)}`} stroke={color} strokeWidth="7" />
          <circle cx={start} cy={round(y)} r="5" fill={color} />
        </>
      )}
      {answers.length > 0 ? (
        <path d={answers.map((x) => `M${numbers(x, y - 6.5)}v13`).join('')} stroke="var(--color-ink)" strokeWidth="2" />
      ) : null}
      <StandingSign standing={standing} at={[end, round(y)]} />
    </g>
  );
}
