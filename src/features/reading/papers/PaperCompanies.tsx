import { Fragment } from 'react';
import { urls } from '#src/model/urls.ts';
import type { PaperCompany } from './paper-companies.ts';

/** The companies of the directory that wrote a paper, or on whose machines it ran; nothing where there are none. */
export function PaperCompanies({ companies }: { companies: readonly PaperCompany[] }) {
  if (companies.length === 0) return null;
  return (
    <p className="mt-2 text-xs text-ink-2">
      {companies.length === 1 ? 'Company: ' : 'Companies: '}
      {companies.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 ? ', ' : null}
          <a href={urls.company(id)}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
