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
  const counted = levels.map(({ level, count }) => `${level} ${count}`).join(', ');
  return (
    <HeadStrip width={strip.width} text={fillIn(text, { programs: programs.length, levels: counted })}>
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
