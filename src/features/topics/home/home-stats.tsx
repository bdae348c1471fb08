import { fillIn } from '#src/charts/fill-in.ts';
import { Edition2024 } from '#src/design/Edition2024.tsx';
import type { Stat } from '#src/design/StatRow.tsx';
import { figureStats } from '#src/figures/figure-stats.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { entriesOf } from '#src/model/read-content.ts';
import type { HomePage } from '#src/model/schemas/pages/home.ts';
import { urls } from '#src/model/urls.ts';

/** The four figures of the home page. Of public companies the directory has a newer count than anybody we know of. */
export function homeStats({ figures, companies: { stats, listed } }: HomePage, references: PageReferences): Stat[] {
  const companies = entriesOf('companies');
  const count = companies.filter(isListed).length;
  const first = figures['public-companies'].find(({ value }) => value !== undefined);
  return [
    {
      label: listed.label,
      value: <a href={urls.companies()}>{count}</a>,
      meta: (
        <span className="figure-meta">
          <Edition2024 value={first?.value ?? ''} />
        </span>
      ),
      note: fillIn(listed.note, { total: companies.length }),
    },
    ...figureStats(stats, 'pages/index', references),
  ];
}

/** Whether shares of it, or of the company that it is a part of, are traded. */
const isListed = ({ companyType }: { companyType: string }) => companyType !== 'Private company';
