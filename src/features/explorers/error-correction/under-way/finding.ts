import { fillIn } from '#src/charts/fill-in.ts';
import { approximately, inWords, significant, whole } from '#src/charts/numbers.ts';
import type { UnderWayTexts } from '#src/model/schemas/pages/error-correction/under-way.ts';
import {
  backlogAfter,
  horizonOf,
  PLATFORMS,
  type PlatformId,
  type RoundTimes,
  timeText,
  waitOfGate,
} from './backlog.ts';
import type { MemoryRun } from './memory-run.ts';

/** How long a platform gives the decoder, and what piles up: of the one that is chosen as title, of the other as a sentence. */
export function findingsOf({ platforms }: UnderWayTexts, chosen: PlatformId, clock: RoundTimes, decoder: number) {
  const said = (id: PlatformId, late: 'waits' | 'waitsToo', inTime: 'keeps' | 'keepsToo') => {
    const horizon = horizonOf(clock[id]);
    const { waiting } = backlogAfter(horizon, clock[id], decoder);
    return fillIn(platforms[id][decoder > clock[id] ? late : inTime], {
      round: timeText(clock[id]),
      decoder: timeText(decoder),
      waiting: whole(waiting),
      time: timeText(horizon),
    });
  };
  const other = PLATFORMS.find((id) => id !== chosen) ?? chosen;
  return { title: said(chosen, 'waits', 'keeps'), beside: said(other, 'waitsToo', 'keepsToo') };
}

/** How many gates in a row are the example. */
const GATES = 10;

/** What a decoder of this speed does to gates that must know its answer. */
export function gatesOf({ backlog }: UnderWayTexts, round: number, decoder: number): string {
  if (decoder <= round) return backlog.inTime;
  const wait = waitOfGate(GATES, round, decoder);
  return fillIn(backlog.late, {
    factor: significant(decoder / round, 3),
    gates: inWords(GATES),
    times: approximately(Math.log10(wait)),
  });
}

/** How far the decoder is in a memory, after so many rounds' time. */
export function progressOf(
  { rounds: texts }: UnderWayTexts,
  run: MemoryRun,
  step: number,
  round: number,
  decided: number,
) {
  const read = Math.min(step, run.rounds);
  const words = { time: timeText(step * round), read, decided, open: read - decided };
  if (decided === run.rounds) return fillIn(run.isCorrected ? texts.corrected : texts.lost, words);
  return fillIn(step > run.rounds ? texts.over : texts.title, words);
}
