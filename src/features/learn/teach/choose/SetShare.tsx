import { buttonClass } from '#src/design/Button.tsx';
import { Link } from '#src/design/icons.tsx';
import { useCopy } from '#src/design/use-copy.ts';
import type { TeachTexts } from '#src/model/schemas/pages/teach.ts';
import { LONGEST_ADDRESS, type TaskSet } from '../set-address.ts';
import type { SheetKind } from '../sheets/sheet-task.ts';
import { setPath } from './change-set.ts';

interface Props {
  set: TaskSet;
  texts: TeachTexts;
  onPrint: (what: SheetKind) => void;
}

/** The address of a set, to copy, and the buttons that print its sheets. */
export function SetShare({ set, texts, onPrint }: Props) {
  const path = setPath(set);
  const { note, copy } = useCopy(() => `${location.origin}${path}`);
  return (
    <>
      <div>
        <p className="set-line">
          <span id="set-address" className="set-label">
            {texts.address}
          </span>
          <span className="set-small">
            {texts.length
              .replace('{count}', path.length.toLocaleString('en-US'))
              .replace('{most}', LONGEST_ADDRESS.toLocaleString('en-US'))}
          </span>
        </p>
        <output aria-labelledby="set-address" className="set-address">
          {path}
        </output>
      </div>
      <div className="set-buttons">
        <button type="button" className={buttonClass('primary')} onClick={copy}>
          <Link aria-hidden className="size-4" />
          {texts.copy}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => onPrint('problems')}>
          {texts.printProblems}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => onPrint('answers')}>
          {texts.printAnswers}
        </button>
      </div>
      <p role="status" className="set-small">
        {note}
      </p>
      <p className="set-small">
        <a href={path} target="_blank" rel="noopener">
          {texts.open}
        </a>
      </p>
    </>
  );
}
