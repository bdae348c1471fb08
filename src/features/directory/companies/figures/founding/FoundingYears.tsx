import { numbers, round } from '#src/base/svg-path.ts';
import type { Place, Size } from '#src/charts/chart.ts';
import { PlacedName } from '#src/charts/Label.tsx';
import { MarkLink } from '#src/charts/MarkLink.tsx';
import { Plot } from '#src/charts/Plot.tsx';
import { SignMark } from '#src/charts/TechnologySign.tsx';
import { technologyNames } from '#src/model/technology-names.ts';
import { urls } from '#src/model/urls.ts';
import { FIRST_YEAR, type Founded, type FoundingLayout, type FoundingMark, foundingLayout } from './founding-lanes.ts';

interface Props {
  companies: readonly Founded[];
  size: Size;
  place: Place;
  label: string;
  /** Over the companies that are older than the years. */
  earlier: string;
}

/** Every company in the year of its founding, a lane for each technology. */
export function FoundingYears({ companies, size, place, label, earlier }: Props) {
  const layout = foundingLayout(companies, size);
  return (
    <Plot plot={layout} label={label} role="group" className="block w-full overflow-visible">
      <Years layout={layout} earlier={earlier} everyYears={size === 'narrow' ? 4 : 2} />
      {layout.lanes.map(({ technology, count, top, nameAt: [x, y], marks }) => (
        <g key={technology}>
          <path d={`M0 ${round(top)}H${layout.width}`} stroke="var(--color-rule-strong)" />
          <text x={x} y={round(y)} fontWeight="600" fill="var(--color-ink)">
            {technologyNames[technology]}
            <tspan fontWeight="500" fill="var(--color-ink-2)">{`  ${count}`}</tspan>
          </text>
          {marks.map((mark) => (
            <CompanyMark key={mark.company.id} mark={mark} place={place} />
          ))}
        </g>
      ))}
    </Plot>
  );
}

function Years({ layout, earlier, everyYears }: { layout: FoundingLayout; earlier: string; everyYears: number }) {
  const { x, early, height } = layout;
  const years = x.ticks(20).filter((year) => Number.isInteger(year) && (year - FIRST_YEAR) % everyYears === 0);
  return (
    <>
      <text x={early - 6} y="20">
        {earlier}
      </text>
      {years.map((year) => (
        <text key={year} x={x(year)} y="20" textAnchor="middle">
          {year}
        </text>
      ))}
      <path d={years.map((year) => `M${numbers(x(year), 28)}V${round(height)}`).join('')} stroke="var(--color-rule)" />
    </>
  );
}

function CompanyMark({ mark: { company, at, label, text }, place }: { mark: FoundingMark; place: Place }) {
  const { id, name, founded, technology, companyType } = company;
  return (
    <MarkLink place={place} href={urls.company(id)} name={`${name}, ${founded}, ${technologyNames[technology]}`}>
      <CompanySign technology={technology} isListed={companyType !== 'Private company'} at={at} />
      <PlacedName at={label} name={text} weight={500} />
    </MarkLink>
  );
}

/** The sign of a company's machines; a disc where it builds none. */
export function CompanySign({
  technology,
  isListed,
  at = [0, 0],
}: {
  technology: Founded['technology'];
  isListed: boolean;
  at?: readonly [number, number];
}) {
  const [x, y] = at;
  if (technology !== 'software' && technology !== 'platform')
    return (
      <SignMark
        technology={technology}
        status={isListed ? 'in service' : 'laboratory'}
        at={[x, y]}
        ground="var(--color-paper)"
      />
    );
  return (
    <circle
      cx={x}
      cy={round(y)}
      r="5"
      fill={isListed ? 'var(--color-ink-3)' : 'var(--color-paper)'}
      stroke="var(--color-ink-3)"
      strokeWidth="1.9"
    />
  );
}
