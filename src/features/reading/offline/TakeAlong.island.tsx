import { useRef } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { Progress } from '#src/design/Progress.tsx';
import type { OfflineTexts } from '#src/model/schemas/pages/offline.ts';
import { megabytes } from './edition.ts';
import { type KeptEdition, MARK } from './kept-edition.ts';
import { type Coming, useOffline } from './use-offline.ts';

/** The button that takes the hub along, and what follows from it. Seen at once where something is kept already. */
export function TakeAlong({ texts }: { texts: OfflineTexts }) {
  const { isSupported, kept, coming, said, takeAlong, cancel, lookForNewer, removeAll } = useOffline(texts);
  const box = useRef<HTMLInputElement>(null);
  return (
    <div data-keeps={MARK} className="grid max-w-measure gap-5 noscript:hidden">
      {isSupported ? null : <p>{texts.unsupported}</p>}
      {kept ? <Kept kept={kept} texts={texts} /> : <p className="text-ink-2">{texts.none}</p>}
      {coming ? <ComingParts coming={coming} texts={texts} /> : null}
      {coming || !isSupported || kept?.taken.some(({ name }) => name === 'compiler') ? null : (
        <label className="flex items-start gap-3">
          <input ref={box} type="checkbox" name="compiler" autoComplete="off" className="mt-1 size-4.5 flex-none" />
          {texts.compiler}
        </label>
      )}
      <div className="flex flex-wrap gap-3">
        {coming ? (
          <button type="button" className={buttonClass('secondary')} onClick={cancel}>
            {texts.cancel}
          </button>
        ) : (
          <>
            <button
              type="button"
              disabled={!isSupported}
              className={buttonClass('primary')}
              onClick={() => (kept ? lookForNewer : takeAlong)(box.current?.checked === true)}
            >
              {kept ? texts.look : texts.take}
            </button>
            {kept ? (
              <button type="button" className={buttonClass('secondary')} onClick={removeAll}>
                {texts.remove}
              </button>
            ) : null}
          </>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

function Kept({ kept: { date, taken }, texts }: { kept: KeptEdition; texts: OfflineTexts }) {
  const size = megabytes(taken.reduce((sum, part) => sum + part.size, 0));
  const hasCompiler = taken.some(({ name }) => name === 'compiler');
  return (
    <p>
      <b>{fillIn(texts.kept, { date, size })}</b> {hasCompiler ? texts.withCompiler : texts.withoutCompiler}
    </p>
  );
}

function ComingParts({ coming: { part, step, steps }, texts }: { coming: Coming; texts: OfflineTexts }) {
  const text = fillIn(texts.progress, { step, steps, part: texts.parts[part] });
  return (
    <div>
      <p className="mb-2 text-sm">{text}</p>
      <Progress value={step - 1} max={steps} label={texts.take} valueText={text} />
    </div>
  );
}
