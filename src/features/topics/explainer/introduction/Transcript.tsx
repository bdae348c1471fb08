import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import type { Introduction } from '#src/model/schemas/introduction.ts';
import { clockText, sceneStarts } from './timeline.ts';

/** All the words of the film, and what it shows. Without script and on paper it stands open. */
export function Transcript({ introduction, references }: { introduction: Introduction; references: PageReferences }) {
  const { scenes, sources, asOf } = introduction;
  const starts = sceneStarts(scenes);
  return (
    <div className="mt-6 grid gap-4">
      <details className="border-y border-rule noscript:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[content-visibility:visible]">
        <summary className="min-h-12 py-3 text-sm font-semibold text-accent">Transcript of the introduction</summary>
        <ol className="grid gap-x-8 gap-y-6 pt-2 pb-6 sm:grid-cols-2 lg:grid-cols-4">
          {scenes.map(({ id, title, captions, picture }, index) => (
            <li key={id} className="grid content-start gap-1.5 text-sm">
              <h3 className="text-lg">{title}</h3>
              <p className="text-xs text-ink-2 tabular-nums">From {clockText(starts[index] ?? 0)}</p>
              <p>{captions.map(({ text }) => text).join(' ')}</p>
              <p className="text-ink-2">
                <span className="font-semibold">Picture: </span>
                {picture}
              </p>
            </li>
          ))}
        </ol>
      </details>
      <EntrySources sources={sources} references={references} asOf={asOf} />
    </div>
  );
}
