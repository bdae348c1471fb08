import { isSet, readSetting, type Setting } from './playable.ts';

/** Words of the text that name a setting (`SetWord.tsx`). */
const words = () => document.querySelectorAll<HTMLDataElement>('data.set');

/**
 * Makes buttons of the words that name a setting: without script they are text, so there is no button that does nothing.
 * Returns what ends it.
 */
export function pressSetWords(onSet: (setting: Setting) => void): () => void {
  const onClick = (event: Event) => onSet(readSetting((event.currentTarget as Element).closest('data')?.value ?? ''));
  for (const word of words()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...word.childNodes);
    button.addEventListener('click', onClick);
    word.append(button);
  }
  return () => {
    for (const word of words()) word.firstElementChild?.replaceWith(...(word.firstElementChild?.childNodes ?? []));
  };
}

/** Shows which of the words say what the picture shows. */
export function markSetWords(setting: Setting): void {
  for (const word of words()) {
    if (word.firstElementChild) word.firstElementChild.ariaPressed = String(isSet(readSetting(word.value), setting));
  }
}
