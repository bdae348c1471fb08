/** What a key asks of the player. */
export type Command =
  | { do: 'toggle' }
  | { do: 'captions' }
  | { do: 'skip'; seconds: number }
  | { do: 'speed'; steps: 1 | -1 };

/** What has the focus, as far as it has keys of its own. */
export type FocusedControl = 'button' | 'slider' | 'select' | 'other';

export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** How far an arrow key goes, in seconds. */
const SKIP = 5;

/**
 * The command of a key: Space or K plays and pauses, the arrows skip 5 s, C switches the captions, < and > change the
 * speed. Undefined where the key belongs to the focused control or to the browser.
 */
export function commandOf({ key, altKey, ctrlKey, metaKey }: KeyPress, focused: FocusedControl): Command | undefined {
  if (altKey || ctrlKey || metaKey || focused === 'select') return;
  switch (key) {
    case ' ':
      return focused === 'button' ? undefined : { do: 'toggle' };
    case 'k':
    case 'K':
      return { do: 'toggle' };
    case 'c':
    case 'C':
      return { do: 'captions' };
    case 'ArrowRight':
      return { do: 'skip', seconds: SKIP };
    case 'ArrowLeft':
      return { do: 'skip', seconds: -SKIP };
    case 'ArrowUp':
      return focused === 'slider' ? { do: 'skip', seconds: SKIP } : undefined;
    case 'ArrowDown':
      return focused === 'slider' ? { do: 'skip', seconds: -SKIP } : undefined;
    case '>':
      return { do: 'speed', steps: 1 };
    case '<':
      return { do: 'speed', steps: -1 };
    default:
      return;
  }
}

/** Sorts the element that a key event came to. */
export function focusedControl(target: EventTarget): FocusedControl {
  if (target instanceof HTMLButtonElement) return 'button';
  if (target instanceof HTMLSelectElement) return 'select';
  return target instanceof HTMLInputElement ? 'slider' : 'other';
}
