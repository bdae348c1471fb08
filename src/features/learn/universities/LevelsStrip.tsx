import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripGroups } from '#src/charts/HeadStrip.tsx';
import type { University } from '#src/model/schemas/university.ts';
import { allLevels, levelsOf } from './program-facets.ts';

/** Programs by level, one bar a level in the order of studies. */
export function LevelsStrip({
  text,
  universities,
}: {
  text: string;
  universities: readonly Pick<University, 'programs'>[];
}) {
  const programs = universities.flatMap((university) => university.programs);
  const levels = allLevels(universities).map((level) => ({
    level,
    count: programs.filter((program) => levelsOf(program).includes(level)).length,
  }));
  const strip = stripGroups(levels.map(({ count }) => count));
  /** A phone has room for the names of three. */
  const third = levels.map(({ count }) => count).toSorted((a, b) => b - a)[2] ?? 0;
  const counted = levels.map(({ level, count }) => `${level} ${count}`).join(', ');
  return (
    <HeadStrip
      width={strip.width}
      text={fillIn(text, { programs: programs.length, levels: counted })}
      marks={levels.map(({ level, count }, index) => ({
        at: strip.starts[index] ?? 0,
        name: `${level} ${count}`,
        isMinor: count < third,
      }))}
    >
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
