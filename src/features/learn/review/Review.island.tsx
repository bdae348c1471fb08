import { type ComponentType, useEffect, useRef, useState } from 'react';
import { fetchJson } from '#src/base/fetch-json.ts';
import { buttonClass } from '#src/design/Button.tsx';
import { inputClass } from '#src/design/field.ts';
import type { SittingTexts } from '#src/model/schemas/pages/review.ts';
import { urls } from '#src/model/urls.ts';
import type { ReviewDeck, ReviewTutorial } from './card.ts';
import { keptChoice } from './kept/mark.ts';
import { DONE, TERMS } from './session/choice.ts';
import type { SittingsProps } from './session/Sittings.tsx';

interface Props {
  texts: SittingTexts;
  tutorials: readonly ReviewTutorial[];
}

interface Begun extends Pick<SittingsProps, 'deck' | 'choice'> {
  Sittings: ComponentType<SittingsProps>;
}

/** Where a review begins: which new cards come, and "Begin", which fetches the cards and the scheduler. */
export function Review({ texts, tutorials }: Props) {
  const [begun, setBegun] = useState<Begun | 'loading' | 'failed'>();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (begun === undefined) restoreChoice(select.current);
  }, [begun]);
  const begin = async () => {
    setBegun('loading');
    try {
      const [{ Sittings }, deck] = await Promise.all([
        import('./session/Sittings.tsx'),
        fetchJson<ReviewDeck>(urls.reviewCards()),
      ]);
      setBegun({ Sittings, deck, choice: select.current?.value ?? DONE });
    } catch {
      setBegun('failed');
    }
  };
  if (typeof begun === 'object') {
    const { Sittings, ...rest } = begun;
    return <Sittings {...rest} texts={texts} onLeave={() => setBegun(undefined)} />;
  }
  return (
    <div className="review-start noscript:hidden">
      <label>
        {texts.cards}
        <select ref={select} name="from" autoComplete="off" className={inputClass} defaultValue={DONE}>
          <option value={DONE}>{texts.done}</option>
          {tutorials.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={TERMS}>{texts.terms}</option>
        </select>
      </label>
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={begun === 'loading'}
        onClick={() => void (begun !== 'loading' && begin())}
      >
        {texts.begin}
      </button>
      <p role="status">{begun === 'loading' ? texts.loading : begun === 'failed' ? texts.failed : ''}</p>
    </div>
  );
}

/** What the address asks for, or what was chosen before; what was chosen before this ran stays. */
function restoreChoice(select: HTMLSelectElement | null): void {
  if (select?.value !== DONE) return;
  const wanted = new URLSearchParams(location.search).get('from') ?? keptChoice();
  if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted ?? DONE;
}
