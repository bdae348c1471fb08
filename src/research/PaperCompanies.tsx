import type { CompanyEntry } from '#src/companies/load-companies.ts';
import { urls } from '#src/site/urls.ts';

/** The way to the profiles of the companies that wrote a paper, or on whose machines it ran. */
export function PaperCompanies({ companies }: { companies: readonly CompanyEntry[] }) {
  if (companies.length === 0) return null;
  return (
    <p className="mt-2 text-xs text-ink-3">
      {companies.length === 1 ? 'Company: ' : 'Companies: '}
      {companies.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={urls.company(id)}>{name}</a>
        </span>
      ))}
    </p>
  );
}
