import { entryOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { Experiment } from './measured.ts';

/** The code of an experiment as it was run, then the codes of the list that it belongs to. */
export function CodeLinks({ experiment: { code, codes = [] } }: { experiment: Experiment }) {
  return (
    <>
      {code}
      {codes.map((id, index) => (
        <span key={id}>
          {index === 0 ? ': ' : ', '}
          <a href={urls.quantumCode(id)}>{entryOf('codes', id).name}</a>
        </span>
      ))}
    </>
  );
}
