import { Drawings } from '#src/charts/Drawings.tsx';
import { fillIn } from '#src/charts/fill-in.ts';
import { buttonClass } from '#src/design/Button.tsx';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import { decidedAfter } from './backlog.ts';
import { progressOf } from './finding.ts';
import { RoundsPicture } from './RoundsPicture.tsx';
import type { useUnderWay } from './use-under-way.ts';

interface Props {
  memory: ReturnType<typeof useUnderWay>;
  /** Seconds of a round. */
  round: number;
  texts: UnderWayTexts;
}

/** The memory itself, round by round, with what plays it. */
export function RoundsFigure({ memory, round, texts }: Props) {
  const { state, run, ratio, step, isPlaying } = memory;
  const { rounds: words } = texts;
  const decided = decidedAfter(step, ratio, run.distance, run.rounds);
  const title = progressOf(texts, run, step, round, decided);
  const numbers = { rounds: run.rounds, ahead: run.distance, seed: state.seed };
  return (
    <figure className="chart under-way-memory">
      <h3 className="chart-title" aria-live={isPlaying ? 'off' : 'polite'}>
        {title}
      </h3>
      <p className="chart-unit">{fillIn(words.unit, numbers)}</p>
      <ul className="chart-key">
        {(['decided', 'open', 'coming', 'event', 'cause'] as const).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
              <path d={SIGNS[kind]} className={`under-way-${kind}`} />
            </svg>
            {words.key[kind]}
          </li>
        ))}
      </ul>
      <p className="under-way-actions">
        <button type="button" className={buttonClass('primary')} onClick={isPlaying ? memory.pause : memory.play}>
          {isPlaying ? words.pause : words.play}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={memory.stepOn}>
          {words.step}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={memory.restart}>
          {words.again}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => memory.change({ seed: state.seed + 1 })}
        >
          {words.another}
        </button>
      </p>
      <Drawings
        draw={(size) => (
          <RoundsPicture
            size={size}
            run={run}
            read={Math.min(step, run.rounds)}
            decided={decided}
            label={title}
            texts={words}
          />
        )}
      />
      <figcaption>{fillIn(words.caption, numbers)}</figcaption>
    </figure>
  );
}

const LAYER = 'M2 5l12-4v8l-12 4z';
const SIGNS = { decided: LAYER, open: LAYER, coming: LAYER, event: 'M9 1l6 6-6 6-6-6z', cause: 'M1 7h16' } as const;
