import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { TakePatch } from './TakePatch.tsx';
import type { usePatch } from './use-patch.ts';
import { promiseOf, verdictOf } from './verdict.ts';

interface Props {
  patch: ReturnType<typeof usePatch>;
  survived: number | undefined;
  texts: PatchTexts;
}

/** What came of a patch, in words first; then what its distance promises, and what can be done. */
export function PatchVerdict({ patch, survived, texts }: Props) {
  const { state, answer, left } = patch;
  const { kind, title, why } = verdictOf(texts, state, answer);
  const [promise, beyond] = promiseOf(texts, state.distance, survived);
  const { mishaps } = state;
  return (
    <div className="patch-verdict">
      <p className="explorer-over">{texts.verdict.over}</p>
      <div role="status">
        <h3 data-kind={kind} className="text-2xl">
          {title}
        </h3>
      </div>
      <p>{why}</p>
      <p>
        <b>{promise}</b> {beyond}
      </p>
      {left.length > 0 ? <p role="status">{fillIn(texts.left, { parts: left.join(', ') })}</p> : null}
      <p className="patch-actions">
        <button type="button" className={buttonClass('primary')} disabled={mishaps.length === 0} onClick={patch.play}>
          {texts.play}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          disabled={mishaps.length === 0}
          onClick={() => patch.change({ ...state, mishaps: mishaps.slice(0, -1) })}
        >
          {texts.takeLast}
        </button>
      </p>
      <TakePatch state={state} texts={texts.take} />
    </div>
  );
}
