import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';
import { Picks } from '../../Picks.tsx';
import { DISTANCES, NOISY_ROUNDS, PAULIS } from './patch-state.ts';
import type { Tool, usePatch } from './use-patch.ts';
import { lightestError } from './worst-error.ts';

interface Props {
  patch: ReturnType<typeof usePatch>;
  texts: PatchTexts;
}

const TOOLS: readonly Tool[] = [...PAULIS, 'fault'];

/** How large the patch is, what a press puts on it, and at which reading of its checks. */
export function PatchSettings({ patch, texts }: Props) {
  const { state, tool, round, answer } = patch;
  const { settings } = texts;
  const { distance } = state;
  return (
    <div className="picks">
      <Picks
        label={settings.distance}
        options={DISTANCES.map((each) => ({ value: each, text: String(each) }))}
        chosen={distance}
        onChoose={(chosen) => patch.change({ distance: chosen, mishaps: [] })}
      />
      <Picks
        label={settings.tool}
        options={TOOLS.map((each) => ({ value: each, text: each === 'fault' ? settings.fault : each }))}
        chosen={tool}
        onChoose={patch.setTool}
      />
      {tool === 'fault' || answer.rounds > 0 ? (
        <Picks
          label={settings.reading}
          options={Array.from({ length: NOISY_ROUNDS }, (_, each) => ({ value: each, text: String(each + 1) }))}
          chosen={round}
          onChoose={patch.setRound}
        />
      ) : null}
      <p className="patch-actions">
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => patch.change({ distance, mishaps: lightestError(distance) })}
        >
          {settings.lightest}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => patch.change({ distance, mishaps: [] })}
        >
          {settings.clear}
        </button>
      </p>
      {answer.rounds > 0 ? <p className="picks-note">{fillIn(settings.readings, { rounds: answer.rounds })}</p> : null}
    </div>
  );
}
