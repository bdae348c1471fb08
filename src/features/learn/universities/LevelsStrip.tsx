import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripGroups } from '#src/charts/HeadStrip.tsx';
import type { University } from '#src/model/schemas/university.ts';
import { DEGREES, levelsOf } from './program-facets.ts';

/** The share of a phone's width that a level and its count take. */
const NAME_ON_PHONE = 0.28;

/** Programs by level, a stroke each, in the order of studies. */
export function LevelsStrip({
  text,
  universities,
}: {
  text: string;
  universities: readonly Pick<University, 'programs'>[];
}) {
  const programs = universities.flatMap((university) => university.programs);
  const levels = [...DEGREES, 'Multiple' as const]
    .map((level) => ({ level, count: programs.filter((program) => levelsOf(program).includes(level)).length }))
    .filter(({ count }) => count > 0);
  const strip = stripGroups(levels.map(({ count }) => count));
  const counted = levels.map(({ level, count }) => `${level} ${count}`).join(', ');
  return (
    <HeadStrip
      width={strip.width}
      text={fillIn(text, { programs: programs.length, levels: counted })}
      marks={levels.map(({ level, count }, index) => ({
        at: strip.starts[index] ?? 0,
        name: `${level} ${count}`,
        isMinor: (strip.starts[index + 1] ?? 1) - (strip.starts[index] ?? 0) < NAME_ON_PHONE,
      }))}
    >
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
