import { useState } from 'react';
import { isKeyOn, setKeyOn } from '#src/hydration/key-setting.ts';
import { forgetSearches } from '../recent/recent-searches.ts';
import { SLASH_SETTING } from './shortcut.ts';

interface Props {
  hasRecent: boolean;
  onForget: () => void;
}

const quietButton = 'min-h-8 rounded-sm px-2 text-xs text-ink-2 underline hover:text-ink';

/** What the palette keeps in this browser: the recent searches, and whether `/` opens it. */
export function PaletteFoot({ hasRecent, onForget }: Props) {
  const [isOn, setOn] = useState(() => isKeyOn(SLASH_SETTING));

  function forget() {
    forgetSearches();
    onForget();
  }

  function switchSlash() {
    setKeyOn(SLASH_SETTING, !isOn);
    setOn(!isOn);
  }

  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 border-t border-rule px-2 py-1">
      <button type="button" onClick={switchSlash} className={quietButton}>
        Key / opens this: {isOn ? 'on' : 'off'}
      </button>
      {hasRecent ? (
        <button type="button" onClick={forget} className={quietButton}>
          Clear recent searches
        </button>
      ) : null}
    </div>
  );
}
