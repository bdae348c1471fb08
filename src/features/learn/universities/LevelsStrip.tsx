import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip, stripGroups } from '#src/charts/HeadStrip.tsx';
import type { University } from '#src/model/schemas/university.ts';
import { DEGREES, levelsOf } from './program-facets.ts';

/** Where there is less room. */
const SHORT = {
  "Bachelor's": 'Bach.',
  "Master's": "Master's",
  PhD: 'PhD',
  Professional: 'Prof.',
  Multiple: 'Mult.',
} as const;

/** Programs by level, a stroke for each level that one leads to, in the order of studies. */
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
  const strokes = levels.reduce((sum, { count }) => sum + count, 0);
  const counted = levels.map(({ level, count }) => `${level} ${count}`).join(', ');
  return (
    <HeadStrip
      width={strip.width}
      text={fillIn(text, { strokes, programs: programs.length, levels: counted })}
      marks={levels.map(({ level, count }, index) => ({
        at: strip.starts[index] ?? 0,
        name: `${level} ${count}`,
        short: [SHORT[level], String(count)],
      }))}
    >
      <path d={strip.d} fillOpacity="0.55" />
    </HeadStrip>
  );
}
