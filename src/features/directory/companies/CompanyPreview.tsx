import { figureOf } from '#src/model/figures.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { PreviewFigure, PreviewPortrait } from '../machines/MachinePreview.tsx';
import { keyFiguresOf } from './profile/KeyFigures.tsx';
import { loadProfile } from './profile/load-profile.ts';

/** A company as it opens beside a link to it: its largest machine, and the first of its key figures. */
export function CompanyPreview({ company }: { company: Entry<'companies'> }) {
  const { id, name, category, companyType, location } = company;
  const { largest } = loadProfile(company);
  return (
    <>
      {largest ? <PreviewPortrait machine={largest.id} /> : null}
      <p id="preview-title">
        {name} <small>{category}</small>
      </p>
      <div id="preview-text">
        <p>
          {companyType}, {location}
        </p>
        <dl>
          {largest ? (
            <PreviewFigure
              figure={{ ...figureOf(`machines/${largest.id}/physical-qubits`), label: `Qubits of ${largest.name}` }}
            />
          ) : null}
          {keyFiguresOf(id)
            .slice(0, 1)
            .map((figure) => (
              <PreviewFigure key={figure.name} figure={figure} />
            ))}
        </dl>
      </div>
      <p>
        <a href={urls.company(id)}>Open</a>
      </p>
    </>
  );
}
