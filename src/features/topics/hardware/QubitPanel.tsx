import { BulletList } from '#src/design/BulletList.tsx';
import { TechnologyGlyph } from '#src/drawings/TechnologyGlyph.tsx';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import { FigureInLine } from '#src/figures/FigureValue.tsx';
import type { FigureFace, PageReferences } from '#src/figures/page-references.ts';
import { EntryCorrection } from '#src/frame/EntryCorrection.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { PublishedResults } from './PublishedResults.tsx';

interface Props {
  technology: Entry<'qubit-technologies'>;
  references: PageReferences;
}

export function QubitPanel({ technology, references }: Props) {
  const face = (name: string) => references.face(`qubit-technologies/${technology.id}/${name}`);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <div className="min-w-0">
        <h3 className="flex items-center gap-3 text-xl">
          <TechnologyGlyph kind={technology.glyph} className="size-8 flex-none" />
          {technology.name}
        </h3>
        <p className="mt-3 max-w-measure text-lg">{technology.description}</p>
        <dl className="mt-6 border-b border-rule">
          <Typical name="Coherence time" face={face('coherence-time')} note={technology.coherenceNote} />
          <Typical name="Gate fidelity" face={face('gate-fidelity')} note={technology.fidelityNote} />
          <div className="items-baseline gap-x-4 border-t border-rule py-3 sm:grid sm:grid-cols-[8.5rem_1fr]">
            <dt className="text-sm text-ink-2">Key companies</dt>
            <dd>{technology.companies.join(', ')}</dd>
          </div>
        </dl>
      </div>
      <PublishedResults technology={technology} references={references} />
      <div className="col-span-full max-w-measure">
        <h4 className="mb-2.5 text-[1.2rem]">How its gates work</h4>
        <p>{technology.gates}</p>
      </div>
      <div className="col-span-full grid gap-x-12 gap-y-6 sm:grid-cols-2">
        <div>
          <h4 className="mb-2.5 text-[1.2rem]">Advantages</h4>
          <BulletList items={technology.advantages} />
        </div>
        <div>
          <h4 className="mb-2.5 text-[1.2rem]">Challenges</h4>
          <BulletList items={technology.challenges} kind="con" />
        </div>
      </div>
      <div className="col-span-full">
        <EntrySources sources={technology.sources} references={references} asOf={technology.asOf} />
        <EntryCorrection kind="qubit-technologies" id={technology.id} />
      </div>
    </div>
  );
}

function Typical({ name, face, note }: { name: string; face: FigureFace; note?: string | undefined }) {
  return (
    <div className="items-baseline gap-x-4 border-t border-rule py-3 sm:grid sm:grid-cols-[8.5rem_1fr]">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>
        <span className="font-serif text-xl font-medium lining-nums">
          <FigureInLine face={face} />
        </span>
        {note ? <span className="mt-1 block max-w-measure text-xs text-ink-2">{note}</span> : null}
      </dd>
    </div>
  );
}
