import { LEVELS } from '#src/model/schemas/sections.ts';
import type { Tutorial } from '#src/model/schemas/tutorial.ts';
import { Badge, type BadgeTone } from './Badge.tsx';

export type Level = (typeof LEVELS)[number];

const tones: Record<Level, BadgeTone> = { Critical: 'red', High: 'yellow', Medium: 'blue', Low: 'green' };
const barHeights = ['h-[35%]', 'h-[55%]', 'h-[78%]', 'h-full'];

/** Risk or severity: the word, a color and as many of four bars as the level is high. */
export function LevelBadge({ level }: { level: Level }) {
  const filled = LEVELS.indexOf(level) + 1;
  return (
    <Badge tone={tones[level]}>
      <span aria-hidden className="inline-flex h-2.5 items-end gap-[1.5px]">
        {barHeights.map((height, index) => (
          <span
            key={height}
            className={`w-[3px] rounded-[1px] bg-current ${height} ${index < filled ? '' : 'opacity-30'}`}
          />
        ))}
      </span>
      {level}
    </Badge>
  );
}

/** The color that goes with a tutorial's level. */
export const difficultyTone: Record<Tutorial['difficulty'], BadgeTone> = {
  Beginner: 'green',
  Intermediate: 'yellow',
  Advanced: 'purple',
};

/** Critical and High stand out; every other level is quiet (R25.4). */
const impactTones: Partial<Record<Level, BadgeTone>> = { Critical: 'destructive', High: 'solid' };

/** How much something changes its field: "High impact". */
export function ImpactBadge({ impact }: { impact: Level }) {
  return <Badge tone={impactTones[impact]}>{`${impact} impact`}</Badge>;
}
