import '#src/design/button-bar.css';
import type { ReactNode } from 'react';
import { CUT, isSame, type Span, STEP } from './zoom.ts';

export interface ZoomTexts {
  group: string;
  all: string;
  recent: string;
  lastYear: string;
  closer: string;
  farther: string;
}

interface Props {
  texts: ZoomTexts;
  span: Span;
  whole: Span;
  onSpan: (span: Span) => void;
  /** Makes the years in sight this many times as many. */
  onStep: (factor: number) => void;
}

/** Three spans of years to choose, and a step closer or farther; the newest stay in sight. */
export function ZoomButtons({ texts, span, whole, onSpan, onStep }: Props) {
  const { to } = whole;
  const spans = [
    { name: texts.all, years: whole },
    { name: texts.recent, years: { from: CUT, to } },
    { name: texts.lastYear, years: { from: to - 1, to } },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one bar; a fieldset would be a form
    <div role="group" aria-label={texts.group} className="time-zoom button-bar noscript:hidden print:hidden">
      {spans.map(({ name, years }) => (
        <Press key={name} isOn={isSame(span, years)} onPress={() => onSpan(years)}>
          {name}
        </Press>
      ))}
      <Press name={texts.farther} onPress={() => onStep(1 / STEP)}>
        −
      </Press>
      <Press name={texts.closer} onPress={() => onStep(STEP)}>
        +
      </Press>
    </div>
  );
}

interface PressProps {
  /** Of a sign. */
  name?: string;
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Press({ name, isOn, onPress, children }: PressProps) {
  return (
    <button type="button" aria-label={name} aria-pressed={isOn} onClick={onPress}>
      {children}
    </button>
  );
}
