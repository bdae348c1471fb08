import '../../explorer.css';
import './patch.css';
import { useId } from 'react';
import { fillIn } from '#src/charts/fill-in.ts';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { PatchGround } from './PatchDrawing.tsx';
import { PatchGrid } from './PatchGrid.tsx';
import { PatchLegend } from './PatchLegend.tsx';
import { PatchSettings } from './PatchSettings.tsx';
import { framesOf, PatchStrip } from './PatchStrip.tsx';
import { PatchVerdict } from './PatchVerdict.tsx';
import { type Mishap, PAULIS, type PatchState } from './patch-state.ts';
import { usePatch } from './use-patch.ts';

interface Props {
  first: PatchState;
  /** For each distance how many of the sets of one error more than it promises this decoder survives, where that was counted. */
  survived: Readonly<Record<string, number>>;
  texts: PatchTexts;
}

/** A patch of the surface code that is broken by hand: what its checks see, how the decoder grows clusters, what came of it. */
export function Patch({ first, survived, texts }: Props) {
  const patch = usePatch(first);
  const { state, tool, round, answer } = patch;
  const frames = framesOf(texts, state.mishaps, answer);
  const shown = frames[patch.frame]?.shown ?? frames[0]?.shown;
  const ofChecks = tool === 'fault';
  const title = useId();
  if (!shown) return null;

  const onPress = (place: number, key: string | undefined) => {
    if (key === 'Enter') return patch.play();
    const mishap = mishapAt(place, key);
    if (key === 'Delete' || key === 'Backspace') patch.clear(mishap);
    else patch.put(mishap);
  };
  const mishapAt = (place: number, key: string | undefined): Mishap => {
    if (tool === 'fault') return { kind: 'fault', round, check: place };
    const pauli = PAULIS.find((each) => each === key?.toUpperCase()) ?? tool;
    return { kind: 'error', round, qubit: place, pauli };
  };

  return (
    <div className="patch">
      <svg className="patch-symbol" aria-hidden="true">
        <symbol id="patch-ground" viewBox={`0 0 ${answer.patch.geometry.size} ${answer.patch.geometry.size}`}>
          <PatchGround geometry={answer.patch.geometry} />
        </symbol>
      </svg>
      <PatchSettings patch={patch} texts={texts} />
      <div className="patch-field">
        <figure>
          <PatchGrid
            patch={answer.patch}
            round={round}
            shown={shown}
            ofChecks={ofChecks}
            label={fillIn(ofChecks ? texts.grid.labelOfChecks : texts.grid.label, { distance: state.distance })}
            texts={texts.grid}
            onPress={onPress}
          />
          <PatchLegend texts={texts.legend} />
        </figure>
        <PatchVerdict patch={patch} survived={survived[state.distance]} texts={texts} />
      </div>
      <h3 id={title} className="explorer-over">
        {texts.strip.title}
      </h3>
      <PatchStrip
        geometry={answer.patch.geometry}
        round={round}
        frames={frames}
        current={patch.frame}
        label={texts.strip.title}
        onChoose={patch.setFrame}
      />
    </div>
  );
}
