import { fillIn } from '#src/charts/fill-in.ts';
import { LinkList } from '#src/design/LinkList.tsx';
import { kinds } from '#src/model/kinds.ts';
import type { MapArea, MapEntry } from './model.ts';
import './area-list.css';

/** The entries of the map as a list: areas, their kinds, and links. */
export function AreaList({ areas, open }: { areas: readonly MapArea[]; open: string }) {
  return (
    <ul className="area-list">
      {areas.map(({ id, title, what, entries }) => (
        <li key={id}>
          <details>
            <summary>
              <h3>{title}</h3> <span className="area-count">{fillIn(open, { count: entries.length })}</span>
              <span className="area-what">{what}</span>
            </summary>
            <div id={`area-${id}`}>
              {[...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, some]) => (
                <Entries key={kind} label={kinds[kind].label} entries={some} />
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly MapEntry[] }) {
  return (
    <>
      <h4>{label}</h4>
      <LinkList links={entries} />
    </>
  );
}
