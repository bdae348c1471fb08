import { fillIn } from '#src/charts/fill-in.ts';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import type { PatchAnswer } from './decode-patch.ts';
import type { Geometry } from './geometry.ts';
import { PatchEvents, type Shown } from './PatchDrawing.tsx';
import type { Mishap } from './patch-state.ts';

/** A moment of the decoding. */
export interface Frame {
  readonly title: string;
  readonly text: string;
  readonly shown: Shown;
}

const NOTHING = { growth: [], taken: [], chains: [] } as const;

/** The errors, the checks that light up, each step of the growing clusters, and the answer. */
export function framesOf({ strip }: PatchTexts, mishaps: readonly Mishap[], answer: PatchAnswer): Frame[] {
  const { lit, steps, taken, chains, patch } = answer;
  const last = steps.length;
  const numbers = { lit: lit.length, checks: patch.code.checks.length, last, flips: taken.length };
  const told = (texts: { title: string; text: string }, shown: Shown, step = 0): Frame => ({
    title: fillIn(texts.title, { ...numbers, step }),
    text: fillIn(texts.text, { ...numbers, step }),
    shown,
  });
  return [
    told(strip.errors, { ...NOTHING, mishaps, lit: [] }),
    told(strip.lit, { ...NOTHING, mishaps, lit }),
    ...steps.map((growth, index) =>
      told(index === last - 1 ? strip.grown : strip.growing, { ...NOTHING, mishaps, lit, growth }, index + 1),
    ),
    told(strip.answer, { mishaps, lit, growth: steps.at(-1) ?? [], taken, chains }),
  ];
}

interface Props {
  geometry: Geometry;
  round: number;
  frames: readonly Frame[];
  current: number;
  label: string;
  onChoose: (frame: number) => void;
}

/** Every moment as a small drawing; a press sets the patch to it. */
export function PatchStrip({ geometry, round, frames, current, label, onChoose }: Props) {
  return (
    <ol className="patch-strip" aria-label={label}>
      {frames.map(({ title, text, shown }, index) => (
        <li key={title}>
          <button type="button" aria-current={index === current ? 'step' : undefined} onClick={() => onChoose(index)}>
            <svg viewBox={`0 0 ${geometry.size} ${geometry.size}`} aria-hidden="true" className="patch-drawing">
              <use href="#patch-ground" />
              <PatchEvents geometry={geometry} round={round} shown={shown} />
            </svg>
            <b>
              <span>{index + 1}</span> {title}
            </b>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
