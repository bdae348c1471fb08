import { fillIn } from '#src/charts/fill-in.ts';
import { MoreLink } from '#src/design/Button.tsx';
import { Section } from '#src/design/Section.tsx';
import type { PathLevel } from '#src/features/learn/load-learning-path.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';
import { PathWires } from './PathWires.tsx';

interface Props {
  texts: HomePage['path'];
  levels: readonly PathLevel[];
}

/** As many boxes as one wire has room for. */
const SHOWN = 5;

/** How each level of the learning path begins, as a circuit. */
export function PathSection({ texts, levels }: Props) {
  const stops = levels.reduce((sum, level) => sum + level.stops.length, 0);
  return (
    <Section
      id="path"
      title={texts.title}
      intro={fillIn(texts.intro, { levels: levels.length, stops })}
      action={<MoreLink href={urls.learningPath()}>{texts.all}</MoreLink>}
    >
      <PathWires wires={levels.map((level) => ({ ...level, stops: level.stops.slice(0, SHOWN) }))} apart />
    </Section>
  );
}
