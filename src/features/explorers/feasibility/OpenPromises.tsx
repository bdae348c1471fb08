import { formatPartial } from '#src/design/format-date.ts';
import type { PromiseRecord } from './promise-record.ts';

interface Props {
  promises: readonly PromiseRecord[];
}

/** Makers' open promises by their date, each with the maker's record: a ring, since nothing was delivered yet. */
export function OpenPromises({ promises }: Props) {
  return (
    <ul className="feasibility-promises">
      {promises.map(({ id, due, vendor, what, record }) => (
        <li key={id}>
          <time dateTime={due}>
            <span aria-hidden="true">○ </span>
            {formatPartial(due)}
          </time>
          <span>
            {what}
            <small>{`${vendor}: ${record}`}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
