import '#src/design/button-bar.css';
import type { MapPage } from '#src/model/schemas/pages/map.ts';
import { ZOOMS } from './zoom.ts';

interface Props {
  texts: MapPage['everything']['zoom'];
  level: number | undefined;
  /** Called with the key that does the same. */
  onPress: (key: '+' | '-' | 'Home') => void;
}

export function ZoomButtons({ texts, level, onPress }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one bar; a fieldset would be a form
    <div role="group" aria-label={texts.group} className="button-bar noscript:hidden">
      <button type="button" onClick={() => onPress('Home')}>
        {texts.all}
      </button>
      <button type="button" aria-label={texts.farther} aria-disabled={level === 0} onClick={() => onPress('-')}>
        −
      </button>
      <button
        type="button"
        aria-label={texts.closer}
        aria-disabled={level === ZOOMS.length - 1}
        onClick={() => onPress('+')}
      >
        +
      </button>
    </div>
  );
}
