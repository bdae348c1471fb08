import { fillIn } from '#src/charts/fill-in.ts';
import { formatPartial } from '#src/design/format-date.ts';
import { citedSource } from '#src/model/figures.ts';
import { entryOf } from '#src/model/read-content.ts';
import { leadingValue } from '#src/model/schemas/figure.ts';
import type { ErrorCorrectionPage } from '#src/model/schemas/pages/error-correction.ts';
import { type RoundTimes, timeText } from './backlog.ts';

/**
 * A check is measured by one helper that meets its four qubits one after another (Fowler, Mariantoni, Martinis and Cleland,
 * Phys. Rev. A 86, 032324 (2012), figure 1).
 */
const GATES_IN_A_ROUND = 4;

/** The newest published time of a machine, with whose word it is. */
function published(machine: string, name: 'layer-speed' | 'two-qubit-time') {
  const { name: called, figures } = entryOf('machines', machine);
  const value = leadingValue(figures[name] ?? []);
  if (!value?.value || !value.seconds) throw new Error(`content/machines/${machine}.yaml has no ${name} in seconds`);
  const { title, publisher } = citedSource(value.source);
  return {
    seconds: value.seconds.from,
    words: {
      machine: called,
      value: value.value,
      title,
      publisher,
      date: formatPartial(value.asOf),
    },
  };
}

const chip = () => published('google-willow', 'layer-speed');
const ions = () => published('ionq-aria', 'two-qubit-time');

export function roundTimes(): RoundTimes {
  return { chip: chip().seconds, ions: GATES_IN_A_ROUND * ions().seconds };
}

/** What the times of a round rest on, in sentences. */
export function roundTimeSources(texts: ErrorCorrectionPage['underWay']['basis']): string {
  return [
    fillIn(texts.chip, chip().words),
    fillIn(texts.ions, { ...ions().words, round: timeText(roundTimes().ions) }),
  ].join(' ');
}
