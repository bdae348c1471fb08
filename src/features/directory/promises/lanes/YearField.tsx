import { numbers, round } from '#src/base/svg-path.ts';
import { type LanesLayout, type RuledField, yearsAbove } from './lanes-layout.ts';

interface Props {
  layout: LanesLayout;
  field: RuledField;
  /** On the flag of today. */
  today: string;
}

const FLAG_WIDTH = 44;
const FLAG_HEIGHT = 17;
/** The first year on a phone begins at the edge. */
const FOUR_DIGITS = 34;

/** A field ruled by years, each named in the middle of its column; what lies ahead is sunken, and today has a flag. */
export function YearField({ layout: { plot, today: now, years, named }, field, today }: Props) {
  const { top, bottom } = field;
  const rules = (isFifth: boolean) =>
    years
      .filter((year) => (year % 5 === 0) === isFifth)
      .map((year) => `M${numbers(plot.x(year), top)}V${numbers(bottom)}`)
      .join('');
  const flagLeft = Math.min(now - FLAG_WIDTH / 2, plot.right - FLAG_WIDTH);
  return (
    <>
      <rect x={now} y={top} width={round(plot.right - now)} height={round(bottom - top)} fill="var(--color-sunken)" />
      <path d={rules(false)} stroke="var(--color-rule)" strokeOpacity="0.6" />
      <path d={rules(true)} stroke="var(--color-rule)" />
      {named.map((year) => (
        <text
          key={year}
          x={round(Math.max(plot.x(year + 0.5), FOUR_DIGITS / 2))}
          y={yearsAbove(field)}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
      <path d={`M${numbers(now, top - 4)}V${numbers(bottom)}`} stroke="var(--color-ink)" strokeWidth="1.3" />
      <rect x={round(flagLeft)} y={top - 2} width={FLAG_WIDTH} height={FLAG_HEIGHT} rx="3" fill="var(--color-ink)" />
      <text
        x={round(flagLeft + FLAG_WIDTH / 2)}
        y={top + 11}
        textAnchor="middle"
        fontSize="12"
        fontWeight="600"
        fill="var(--color-paper)"
      >
        {today}
      </text>
    </>
  );
}
