import type { PatchTexts } from '#src/model/schemas/pages/error-correction.ts';
import { writePatch } from './patch-address.ts';
import type { PatchState } from './patch-state.ts';

/** The ways to take a patch along. */
export function TakePatch({ state, texts }: { state: PatchState; texts: PatchTexts['take'] }) {
  return (
    <p className="explorer-take">
      <a href={`#${writePatch(state)}`}>{texts.link}</a>
    </p>
  );
}
