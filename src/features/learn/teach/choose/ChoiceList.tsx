import { Kets } from '#src/design/Kets.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';
import { SET_FORM } from './chosen.ts';

/**
 * All tasks and puzzles, each with a box that belongs to the form of the set (`SetDesk.island.tsx`). The list is rendered
 * at build, once; what the set needs to know of a row it reads from its attributes.
 */
export function ChoiceList({ groups }: { groups: readonly ChoiceGroup[] }) {
  return (
    <div className="choice-list">
      {groups.map(({ id, title, choices }, index) => (
        <section key={id} id={id} data-group="" aria-labelledby={`${id}-title`}>
          <details open={index === 0}>
            <summary>
              <h3 id={`${id}-title`}>{title}</h3>
              <span>
                {choices.length} {choices.length === 1 ? 'task' : 'tasks'}
              </span>
            </summary>
            <ol data-rows="">
              {choices.map((choice) => (
                <ChoiceRow key={choice.id} choice={choice} group={title} />
              ))}
            </ol>
          </details>
        </section>
      ))}
    </div>
  );
}

function ChoiceRow({ choice, group }: { choice: Choice; group: string }) {
  const { id, title, judged, best, variants, href } = choice;
  return (
    <li
      data-choice={id}
      data-title={title}
      data-variants={variants}
      data-href={href}
      data-of={group}
      data-judged={judged}
      data-can={variants > 1 ? 'With variants' : undefined}
    >
      <label data-search="">
        <input type="checkbox" form={SET_FORM} value={id} autoComplete="off" className="noscript:hidden" />
        <span>
          <Kets text={title} />
        </span>
      </label>
      <span>{judged}</span>
      <span>{variants > 1 ? `${variants} variants` : best}</span>
      <a href={href}>
        Open<span className="visually-hidden">{` ${title}`}</span>
      </a>
    </li>
  );
}
