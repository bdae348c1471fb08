import { Fragment } from 'react';
import { urls } from '#src/model/urls.ts';
import type { DataSet } from './data-set.ts';

/** A quiet line that leads from a list to its files. */
export function DownloadLinks({ set }: { set: DataSet['id'] }) {
  const files = [
    { kind: 'JSON', href: urls.dataJson(set) },
    { kind: 'CSV', href: urls.dataCsv(set) },
  ];
  return (
    <p className="mt-2 text-xs text-ink-2 print:hidden">
      <a href={`${urls.data()}#${set}`} className="inline-block min-h-6">
        Take the data
      </a>
      {files.map(({ kind, href }, index) => (
        <Fragment key={kind}>
          {index === 0 ? ': ' : ', '}
          <a href={href} download className="inline-block min-h-6">
            {kind}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
