import { fillIn } from '#src/charts/fill-in.ts';
import { LinkList } from '#src/design/LinkList.tsx';
import { Section } from '#src/design/Section.tsx';
import type { KindId } from '#src/model/kinds.ts';
import { pageOf } from '#src/model/read-content.ts';
import type { NodeKey } from '#src/model/relations.ts';
import './connected.css';
import { type Connection, connectionsOf } from './connections.ts';

interface Props {
  entry: NodeKey;
  /** Kinds that the page shows in a way of its own. */
  shown?: readonly KindId[];
  /** Where the map shows what one needs before the entry. */
  way?: string | undefined;
}

/** So many stand there; the others unfold. */
const FIRST = 6;

/** What other entries have to do with one, by the kind of relation; nothing where none has. */
export function Connected({ entry, shown, way }: Props) {
  const connections = connectionsOf(entry, shown);
  if (connections.length === 0) return null;
  const { title, intro, way: label } = pageOf('entries').connected;
  return (
    <Section id="connected" title={title} intro={intro} action={way ? <a href={way}>{label}</a> : null}>
      <div className="connected">
        {connections.map((connection) => (
          <Group key={`${connection.relation} ${connection.isReverse} ${connection.label}`} {...connection} />
        ))}
      </div>
    </Section>
  );
}

function Group({ relation, isReverse, label, links }: Connection) {
  const { more, relations } = pageOf('entries').connected;
  const rest = links.slice(FIRST);
  return (
    <div>
      <h3>
        {relations[relation][isReverse ? 'back' : 'forward']}:{' '}
        <small>
          {label}, {links.length}
        </small>
      </h3>
      <LinkList links={links.slice(0, FIRST)} />
      {rest.length > 0 ? (
        <details>
          <summary>
            {fillIn(more, { count: rest.length })}
            <span className="visually-hidden">: {label}</span>
          </summary>
          <LinkList links={rest} />
        </details>
      ) : null}
    </div>
  );
}
