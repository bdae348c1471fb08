import { FigureMeta, FigureValue } from '#src/figures/FigureValue.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { entriesOf, entryOf } from '#src/model/read-content.ts';
import type { PartnersPage } from '#src/model/schemas/pages/partners.ts';
import { urls } from '#src/model/urls.ts';
import { largestMachine } from '../companies/largest-machine.ts';
import { MachinePortrait } from '../machines/MachinePortrait.tsx';

interface Props {
  section: PartnersPage['benefits']['specimen'];
  references: PageReferences;
}

/** A company of the directory with its largest machine and a figure, its source and date: what an entry is made of. */
export function EntrySpecimen({ section: { caption, company: id, figures }, references }: Props) {
  const { name, category, location, description } = entryOf('companies', id);
  const largest = largestMachine(entriesOf('machines').filter(({ company }) => company === id));
  return (
    <figure className="self-start">
      <div className="rounded-md border border-rule bg-surface p-5">
        {largest ? <MachinePortrait machine={largest} className="mb-4 h-44" isDecorative /> : null}
        <p className="font-serif text-xl">
          <a href={urls.company(id)} className="text-ink no-underline hover:underline">
            {name}
          </a>
        </p>
        <p className="text-xs text-ink-2">{`${category}, ${location}`}</p>
        <p className="mt-2 text-sm text-ink-2">{description}</p>
        <dl className="mt-4 text-sm">
          {figures.map(({ label, figure }) => {
            const face = references.face(`companies/${id}/${figure}`);
            return (
              <div key={figure} className="grid grid-cols-[6rem_1fr] border-t border-rule py-2">
                <dt className="text-ink-2">{label}</dt>
                <dd>
                  <FigureValue face={face} /> <FigureMeta face={face} />
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <figcaption className="mt-2 text-xs text-ink-2">{caption}</figcaption>
    </figure>
  );
}
