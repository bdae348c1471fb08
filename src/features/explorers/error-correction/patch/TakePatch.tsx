import { saveFile } from '#src/base/save-file.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { writePatch } from './patch-address.ts';
import type { PatchState } from './patch-state.ts';

type Files = typeof import('./patch-files.ts');

interface Props {
  state: PatchState;
  texts: PatchTexts['take'];
}

/** The ways to take a patch along: its memory circuit as files and in an editor, and its state as an address. */
export function TakePatch({ state, texts }: Props) {
  const { distance } = state;
  const withFiles = (use: (files: Files) => void) => async () => use(await import('./patch-files.ts'));
  const name = `surface-code-d${distance}`;
  return (
    <div className="explorer-take">
      <button type="button" onClick={withFiles((files) => save(`${name}.stim`, files.stimFile(distance)))}>
        {texts.stim}
      </button>
      <button type="button" onClick={withFiles((files) => save(`${name}.dem`, files.modelFile(distance)))}>
        {texts.model}
      </button>
      <button type="button" onClick={withFiles((files) => open(files.editorAddress(distance), '_blank', 'noopener'))}>
        {texts.editor}
      </button>
      <a href={`#${writePatch(state)}`}>{texts.link}</a>
      <span>{fillIn(texts.note, { distance })}</span>
    </div>
  );
}

function save(name: string, text: string): void {
  saveFile(new Blob([text], { type: 'text/plain' }), name);
}
