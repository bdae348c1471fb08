import { whole } from '#src/charts/numbers.ts';
import { hex } from './bytes.ts';

/** One thing that a scheme makes. */
export interface ByteRow {
  name: string;
  /** What it is, and who has it. */
  what: string;
  isSecret?: boolean;
  /** How many bytes it has, by the standard. */
  size: number;
  /** Once it is made. */
  bytes?: Uint8Array | undefined;
  /** The place of a byte that was changed. */
  changed?: number;
}

const SHOWN = 16;

/** What a run made: the length of each, its first bytes, and all of them behind a fold. Before a run the lengths alone. */
export function ByteList({ rows }: { rows: readonly ByteRow[] }) {
  return (
    <dl className="byte-list">
      {rows.map((row) => (
        <div key={row.name}>
          <dt>
            {row.name} <span data-secret={row.isSecret}>{row.isSecret ? 'secret' : 'public'}</span>
          </dt>
          <dd className="byte-count">{whole(row.bytes?.length ?? row.size)} bytes</dd>
          <dd>{row.what}</dd>
          {row.bytes ? <Bytes bytes={row.bytes} changed={row.changed} /> : null}
        </div>
      ))}
    </dl>
  );
}

function Bytes({ bytes, changed }: { bytes: Uint8Array; changed: number | undefined }) {
  const first = bytes.slice(0, SHOWN);
  return (
    <dd>
      <code className="first-bytes">
        {changed === undefined ? (
          hex(first)
        ) : (
          <>
            {hex(first.slice(0, changed))} <mark>{hex(first.slice(changed, changed + 1))}</mark>{' '}
            {hex(first.slice(changed + 1))}
          </>
        )}
        {bytes.length > SHOWN ? ' …' : ''}
      </code>
      {bytes.length > SHOWN ? (
        <details>
          <summary>All {whole(bytes.length)} bytes</summary>
          <code>{hex(bytes)}</code>
        </details>
      ) : null}
    </dd>
  );
}
