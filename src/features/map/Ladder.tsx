import { fillIn } from '#src/charts/fill-in.ts';
import { Kets } from '#src/design/Kets.tsx';
import { formatDuration } from '#src/features/learn/tutorials/duration.ts';
import type { MapPage } from '#src/model/schemas/pages/map.ts';
import type { LadderTutorial, Rung, Target } from './target.ts';
import './ladder.css';

interface Props {
  target: Target;
  tutorials: readonly LadderTutorial[];
  texts: MapPage['ways'];
}

/** The tutorials before an entry, from the first on, and at the end where the entry itself is taught. */
export function Ladder({ target: { name, kind, href, basis, rungs }, tutorials, texts }: Props) {
  const rows = rungs.flatMap((rung) => {
    const tutorial = tutorials.find(({ number }) => number === rung.number);
    return tutorial ? [{ rung, tutorial }] : [];
  });
  const before = rows.filter(({ rung }) => !rung.isOwn);
  const time = formatDuration(before.reduce((sum, { tutorial }) => sum + tutorial.minutes, 0));
  const isFirst = basis === 'taught' && before.length === 0;
  return (
    <article className="ladder-card">
      <h3>
        <a href={href}>
          <Kets text={name} />
        </a>{' '}
        <small>{texts.kinds[kind]}</small>
      </h3>
      <p>
        {basis === 'none' ? texts.none : isFirst ? texts.first : fillIn(texts.before, { count: before.length, time })}
        {basis === 'built on' ? ` ${texts.builtOn}` : ''}
      </p>
      <ol>
        {rows.map(({ rung, tutorial }) => (
          <RungRow key={tutorial.number} rung={rung} tutorial={tutorial} basis={basis} texts={texts} />
        ))}
      </ol>
    </article>
  );
}

type RungProps = Pick<Props, 'texts'> & { rung: Rung; tutorial: LadderTutorial; basis: Target['basis'] };

function RungRow({ rung: { number, isOwn, gives, at }, tutorial, basis, texts }: RungProps) {
  const { id, title, href, minutes, steps } = tutorial;
  return (
    <li data-own={isOwn ? '' : undefined}>
      <span className="rung-number">{number}</span>
      <div>
        <p>
          <a href={href}>{title}</a> <span className="rung-minutes">{formatDuration(minutes)}</span>{' '}
          {/* A deferred script says here what this browser keeps (`list-progress.ts`), and may have done so before React comes. */}
          <span hidden data-of={id} className="rung-done" suppressHydrationWarning>
            0<span> of {steps} steps done</span>
          </span>
        </p>
        {isOwn ? (
          <p className="rung-own">
            {basis === 'taught' ? texts.taught : texts.builtOnMark}
            {at ? (
              <>
                : <a href={at.href}>{at.name}</a>
              </>
            ) : null}
          </p>
        ) : null}
        {gives.length > 0 ? <p>{fillIn(texts.gives, { terms: inWords(gives) })}</p> : null}
      </div>
    </li>
  );
}

/** "Qubit, Phase and Oracle" */
function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}
