import { useState } from 'react';
import { isKeyOn, setKeyOn } from '#src/frame/hydration/single-keys.ts';
import { SLASH_SETTING } from '#src/frame/search-start.ts';
import { forgetSearches } from '../recent-searches.ts';

interface Props {
  hasRecent: boolean;
  onForget: () => void;
}

/** What the search keeps in this browser: the recent searches, and, where there are keys, whether `/` opens it. */
export function PaletteFooter({ hasRecent, onForget }: Props) {
  const [isOn, setOn] = useState(() => isKeyOn(SLASH_SETTING));

  function switchSlash() {
    setKeyOn(SLASH_SETTING, !isOn);
    setOn(!isOn);
  }

  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 border-t border-rule px-5 py-1 text-xs text-ink-2 [@media(hover:none)]:not-has-[button]:hidden">
      <label className="hidden min-h-8 cursor-pointer items-center gap-2 [@media(hover:hover)]:flex">
        <input type="checkbox" checked={isOn} onChange={switchSlash} />
        The / key opens the search
      </label>
      {hasRecent ? (
        <button
          type="button"
          onClick={() => {
            forgetSearches();
            onForget();
          }}
          className="min-h-8 underline hover:text-ink"
        >
          Clear recent searches
        </button>
      ) : null}
    </div>
  );
}
