import { SignMark, TechnologySign } from '#src/charts/TechnologySign.tsx';
import type { ComparedItem } from './comparison-data.ts';

interface Props {
  items: readonly ComparedItem[];
  /** "Remove" */
  remove: string;
  onRemove: (id: string) => void;
}

/** Names over the columns; they stay in sight while the rows scroll under them. */
export function ComparisonHead({ items, remove, onRemove }: Props) {
  return (
    <thead>
      <tr>
        <td />
        {items.map(({ id, name, by, href, technology, status }) => (
          <th key={id} scope="col">
            <span className="comparison-name">
              <a href={href}>{name}</a>
              <button type="button" aria-label={`${remove} ${name}`} onClick={() => onRemove(id)}>
                {remove}
              </button>
            </span>
            <small>
              {technology ? <TechnologySign technology={technology} {...(status ? { status } : {})} /> : null}
              {by}
            </small>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Portraits over the names; unlike these they scroll away. */
export function ComparisonPortraits({ items }: Pick<Props, 'items'>) {
  if (!items.some(({ portrait }) => portrait)) return null;
  return (
    <div aria-hidden="true" className="comparison-portraits">
      {items.map(({ id, portrait, technology }) => (
        <svg key={id} viewBox={portrait ? '0 0 480 310' : '-48 -31 96 62'} aria-hidden="true">
          {portrait ? (
            <use href={portrait} />
          ) : technology ? (
            <SignMark technology={technology} status="laboratory" />
          ) : null}
        </svg>
      ))}
    </div>
  );
}
