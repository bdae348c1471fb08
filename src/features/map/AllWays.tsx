import { fillIn } from '#src/charts/fill-in.ts';
import type { MapPage } from '#src/model/schemas/pages/map.ts';
import type { LadderTutorial, Target } from './target.ts';
import './ladder.css';

interface Props {
  targets: readonly Target[];
  tutorials: readonly LadderTutorial[];
  texts: MapPage['ways'];
}

/** The ways to many entries as a folded list, those with the same way together: for readers without script. */
export function AllWays({ targets, tutorials, texts }: Props) {
  const byWay = Map.groupBy(targets, ({ rungs }) => rungs.map(({ number }) => number).join(' '));
  const ways = [...byWay].toSorted(([a], [b]) => lengthOf(a) - lengthOf(b));
  return (
    <details className="all-ways">
      <summary>{fillIn(texts.all, { count: targets.length })}</summary>
      <ol>
        {ways.map(([way, same]) => (
          <li key={way}>
            <span>
              {same.map(({ name, href }, index) => (
                <span key={href}>
                  {index > 0 ? ', ' : ''}
                  <a href={href}>{name}</a>
                </span>
              ))}
            </span>
            <span>{way === '' ? texts.allNone : <Steps way={way} tutorials={tutorials} />}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Ways from the shortest on; what has none comes last. */
const lengthOf = (way: string) => (way === '' ? Number.POSITIVE_INFINITY : way.length);

/** "0 Arrows That Add → 1 Build Your First Quantum Circuit" */
function Steps({ way, tutorials }: { way: string } & Pick<Props, 'tutorials'>) {
  const steps = way
    .split(' ')
    .flatMap((number) => tutorials.find((tutorial) => String(tutorial.number) === number) ?? []);
  return steps.map(({ number, title, href }, index) => (
    <span key={number}>
      {index > 0 ? ' → ' : ''}
      {number} <a href={href}>{title}</a>
    </span>
  ));
}
