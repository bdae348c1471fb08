import '../../explorer.css';
import '../patch/patch.css';
import './race.css';
import { fillIn } from '#src/charts/fill-in.ts';
import { inWords } from '#src/charts/numbers.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import type { RaceTexts } from '#src/model/schemas/pages/error-correction/race.ts';
import { Picks } from '../../Picks.tsx';
import { PatchEvents, PatchGround, type Shown } from '../patch/PatchDrawing.tsx';
import { PatchGrid } from '../patch/PatchGrid.tsx';
import { patchCode } from '../patch/patch-code.ts';
import { DISTANCES } from '../patch/patch-state.ts';
import { asError, type outcomeOf } from './race.ts';
import { useRace } from './use-race.ts';

interface Props {
  grid: PatchTexts['grid'];
  texts: RaceTexts;
}

/** Somebody against the decoder: the same lit checks, each their own corrections, and then what had really flipped. */
export function Race({ grid, texts }: Props) {
  const race = useRace();
  const { state, hidden, corrections, decoder, yours, decoders, isCompared, score, left } = race;
  const { distance } = state;
  const patch = patchCode(distance, 0);
  const revealed = isCompared ? hidden : [];
  const onPress = (qubit: number, key: string | undefined) => {
    if (key === 'Enter') race.compare();
    else if (key === 'Delete' || key === 'Backspace') race.takeBack(qubit);
    else race.toggle(qubit);
  };
  const title = isCompared
    ? texts.result[`${yours.outcome === 'corrected'}-${decoders.outcome === 'corrected'}`]
    : fillIn(yours.lit.length > 0 ? texts.question : texts.dark, { lit: inWords(yours.lit.length) });
  return (
    <>
      <div className="picks">
        <Picks
          label={texts.distance}
          options={DISTANCES.map((each) => ({ value: each, text: String(each) }))}
          chosen={distance}
          onChoose={(chosen) => race.change({ distance: chosen })}
        />
      </div>
      <div className="patch-field">
        <figure>
          <PatchGrid
            patch={patch}
            round={0}
            shown={shownOf(revealed, corrections, yours)}
            ofChecks={false}
            label={fillIn(texts.grid.label, { distance })}
            texts={{ ...grid, ...texts.grid }}
            onPress={onPress}
          />
          <figcaption>{texts.yours}</figcaption>
        </figure>
        <div className="patch-verdict">
          <p className="explorer-over">{fillIn(texts.number, { seed: state.seed })}</p>
          <div role="status">
            <h3 className="text-2xl">{sentence(title)}</h3>
          </div>
          {isCompared ? (
            <>
              <p>
                {fillIn(texts.outcomes[yours.outcome], { who: texts.you })}{' '}
                {fillIn(texts.outcomes[decoders.outcome], { who: texts.decoder })}
              </p>
              <p>{fillIn(texts.score, { ...score })}</p>
            </>
          ) : (
            <p>{texts.hint}</p>
          )}
          {left.length > 0 ? <p role="status">{fillIn(texts.left, { parts: left.join(', ') })}</p> : null}
          <p className="patch-actions">
            <button type="button" className={buttonClass('primary')} onClick={isCompared ? race.next : race.compare}>
              {isCompared ? texts.next : texts.compare}
            </button>
          </p>
          {isCompared ? (
            <figure className="race-other">
              <svg
                viewBox={`0 0 ${patch.geometry.size} ${patch.geometry.size}`}
                className="patch-drawing"
                role="img"
                aria-label={fillIn(texts.decoderLabel, { flips: inWords(decoder.length) })}
              >
                <PatchGround geometry={patch.geometry} />
                <PatchEvents geometry={patch.geometry} round={0} shown={shownOf(hidden, decoder, decoders)} />
              </svg>
              <figcaption>{texts.decoders}</figcaption>
            </figure>
          ) : null}
        </div>
      </div>
    </>
  );
}

function shownOf(
  hidden: readonly number[],
  corrections: readonly number[],
  { lit, chains }: ReturnType<typeof outcomeOf>,
): Shown {
  const taken = corrections.map((qubit) => ({ kind: 'error' as const, round: 0, qubit, error: 'X' as const }));
  return { mishaps: hidden.map(asError), lit, growth: [], taken, chains: hidden.length > 0 ? chains : [] };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
