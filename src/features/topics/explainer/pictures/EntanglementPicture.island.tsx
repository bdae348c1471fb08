import { seededRandom } from '#circuit/quantum/seeded-random.ts';
import { percent } from '#src/charts/numbers.ts';
import { AgreementChart } from './AgreementChart.tsx';
import { addPairs, agreement, agreementOfFixedCards, measurePairs, NO_PAIRS } from './entangled-pair.ts';
import { MeasureButtons, useRecord } from './MeasureButtons.tsx';
import { counted } from './number-text.ts';
import { Picture, type PictureCopy } from './Picture.tsx';
import { RecentPairs } from './RecentPairs.tsx';
import { Slider, useSlider } from './Slider.tsx';

/** Pairs that the still picture shows, the same in every build. */
const EXAMPLE = addPairs(NO_PAIRS, measurePairs(0, 20, seededRandom(2)));

/** An entangled pair, measured on both sides along the same direction or along different ones. */
export function EntanglementPicture({ copy }: { copy: PictureCopy }) {
  const slider = useSlider(0);
  const angle = (slider.value * Math.PI) / 180;
  const [tally, setTally] = useRecord(String(slider.value), EXAMPLE, NO_PAIRS);
  const { pairs, agreeing, ones } = tally;
  const measured = pairs === 0 ? undefined : agreeing / pairs;
  const setting =
    slider.value === 0 ? 'Both measure along the same direction' : `The directions differ by ${slider.value}°`;
  const result =
    measured === undefined
      ? 'No pair measured yet.'
      : `${counted(pairs, 'pair')} measured: ${agreeing.toLocaleString('en-GB')} agree (${percent(measured)}).`;
  return (
    <Picture
      copy={copy}
      drawings={
        <>
          <RecentPairs recent={tally.recent} angle={angle} />
          <AgreementChart angle={angle} measured={measured} />
        </>
      }
      controls={
        <>
          <div className="sm:col-span-2">
            <Slider
              label="Angle δ between the two directions"
              max={180}
              step={15}
              slider={slider}
              valueText={`${slider.value}°`}
            />
          </div>
          <MeasureButtons
            noun="pair"
            onMeasure={(times) => setTally(addPairs(tally, measurePairs(angle, times, Math.random)))}
            onReset={() => setTally(NO_PAIRS)}
          />
        </>
      }
      words={
        `${setting}. ${result} Predicted: ${percent(agreement(angle))}; ` +
        `fixed cards: ${percent(agreementOfFixedCards(angle))}. ` +
        `Each side alone sees chance: A read 1 in ${ones[0]} and B in ${ones[1]} of ${counted(pairs, 'pair')}.`
      }
    />
  );
}
