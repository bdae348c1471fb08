import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ZERO } from '#circuit/quantum/complex.ts';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { probabilities } from '#circuit/quantum/state-vector.ts';
import { percent } from '#src/charts/numbers.ts';
import { MeasureButtons, useRecord } from './MeasureButtons.tsx';
import { complexText, counted } from './number-text.ts';
import { OutcomeBars, RecentShots } from './OutcomeBars.tsx';
import { Picture, type PictureCopy } from './Picture.tsx';
import { Slider, useSlider } from './Slider.tsx';
import { addShots, type Basis, inBasis, NO_SHOTS, shoot, shotsOf, superpositionOf } from './superposition.ts';

/** Shots that the still picture shows, the same in every build. */
const EXAMPLE = addShots(NO_SHOTS, shoot(superpositionOf(0.5), 40, seededRandom(4)));

/** A superposition measured shot by shot, as 0 or 1, or as + or −. */
export function SuperpositionPicture({ copy }: { copy: PictureCopy }) {
  const weight = useSlider(50);
  const basis = useBasis();
  const superposition = superpositionOf(weight.value / 100);
  const state = inBasis(superposition, basis.value);
  const [tally, setTally] = useRecord(`${weight.value} ${basis.value}`, EXAMPLE, NO_SHOTS);
  const labels = basis.value === '01' ? (['0', '1'] as const) : (['+', '−'] as const);
  const [p0 = 0, p1 = 0] = probabilities(state);
  const [alpha = ZERO, beta = ZERO] = superposition;
  const latest = tally.recent.at(-1);
  const shots = shotsOf(tally);
  return (
    <Picture
      copy={copy}
      drawings={
        <>
          <RecentShots recent={tally.recent} labels={labels} />
          <OutcomeBars labels={labels} counts={tally.counts} expected={[p0, p1]} />
        </>
      }
      controls={
        <>
          <Slider label="Probability of 1" max={100} step={5} slider={weight} valueText={`${weight.value}%`} />
          <BasisChoice basis={basis} />
          <MeasureButtons
            noun="shot"
            onMeasure={(times) => setTally(addShots(tally, shoot(state, times, Math.random)))}
            onReset={() => setTally(NO_SHOTS)}
          />
        </>
      }
      words={
        `State: ${complexText(alpha)}|0⟩ + ${complexText(beta)}|1⟩. ` +
        `${counted(shots, 'shot')}: ${labels[0]} came ${counted(tally.counts[0], 'time')}, ` +
        `${labels[1]} came ${counted(tally.counts[1], 'time')}. ` +
        `Expected: ${percent(p0)} and ${percent(p1)}.${latest === undefined ? '' : ` The latest shot: ${labels[latest]}.`}`
      }
    />
  );
}

interface BasisState {
  value: Basis;
  fieldset: RefObject<HTMLFieldSetElement | null>;
  set: (basis: Basis) => void;
}

/** The chosen basis, which the visitor may have chosen before this script was there. */
function useBasis(): BasisState {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [value, set] = useState<Basis>('01');
  useLayoutEffect(() => {
    if (fieldset.current?.querySelector('input[value="+-"]:checked')) set('+-');
  }, []);
  return { value, fieldset, set };
}

const OPTIONS = [
  { basis: '01', label: '0 or 1?' },
  { basis: '+-', label: '+ or −?' },
] as const;

/** What the measurement asks the qubit. */
function BasisChoice({ basis }: { basis: BasisState }) {
  const name = useId();
  return (
    <fieldset ref={basis.fieldset} className="text-sm">
      <legend className="font-semibold">The measurement asks</legend>
      <div className="flex flex-wrap gap-x-6">
        {OPTIONS.map((option) => (
          <label key={option.basis} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              value={option.basis}
              defaultChecked={option.basis === '01'}
              onChange={() => basis.set(option.basis)}
              autoComplete="off"
              className="size-5"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
