import type { NamedPath } from '#src/base/structured-data.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { PageHead } from '#src/frame/PageHead.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { PortraitFigure } from '../../machines/MachinePortrait.tsx';
import { categoryTones } from '../CompanyHead.tsx';

export function profileTrail({ id, name }: Entry<'companies'>): NamedPath[] {
  return [
    { name: 'Companies', path: urls.companies() },
    { name, path: urls.company(id) },
  ];
}

interface Props {
  company: Entry<'companies'>;
  /** Its largest machine, whose portrait the page begins with. */
  largest: Entry<'machines'> | undefined;
}

export function ProfileHead({ company, largest }: Props) {
  const { name, description, category, companyType, technology, url } = company;
  return (
    <PageHead
      title={name}
      lede={description}
      breadcrumbs={profileTrail(company)}
      badges={[{ label: category, tone: categoryTones[category] }, { label: companyType }]}
      mark={largest ? null : <TechnologyGlyph kind={technology} className="size-9 lg:size-11" />}
      portrait={largest ? <PortraitFigure machine={largest} /> : null}
      actions={
        <ExternalLink href={url} label={`Official Site of ${name}`} className={buttonClass('secondary')}>
          Official Site
        </ExternalLink>
      }
    />
  );
}
