import { durationText } from '#src/charts/durations.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions, whole } from '#src/charts/numbers.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import { shareText } from '../calculator/steps.ts';
import { gatesPerGate } from './routing.ts';
import { type Column, cellOf, type Row } from './table.ts';
import { factorText, fidelityText, saidOf } from './words.ts';

/** How a cell's word follows: what is asked, what the machine has, what that comes to, and what is left out. */
export interface Reckoned {
  title: string;
  finding: string;
  asks: string;
  /** The page of the estimate that is asked. */
  href: string | undefined;
  has: string;
  so: string;
  left: string;
}

export function reckoningOf(row: Row, column: Column, texts: FeasibilityTexts): Reckoned {
  const { reckoning } = texts;
  const said = saidOf(cellOf(row, column), texts);
  return {
    title: fillIn(reckoning.title, { workload: row.name, machine: column.name }),
    finding: [`${said.word.charAt(0).toUpperCase()}${said.word.slice(1)}`, said.detail].filter(Boolean).join(' '),
    asks: row.rule === 'plain' ? plainAsks(row, reckoning) : correctedAsks(row, reckoning),
    href: row.rule === 'corrected' ? row.source.href : undefined,
    has: hasOf(column, texts),
    so: row.rule === 'plain' ? plainSo(row, column, reckoning) : correctedSo(row, column, reckoning),
    left: [row.rule === 'plain' ? reckoning.leftPlain : reckoning.leftCorrected, row.shown ?? '']
      .filter(Boolean)
      .join(' '),
  };
}

type Texts = FeasibilityTexts['reckoning'];
type PlainRow = Extract<Row, { rule: 'plain' }>;
type CorrectedRow = Extract<Row, { rule: 'corrected' }>;

function plainAsks({ workload }: PlainRow, texts: Texts): string {
  const { qubits, twoQubitGates, measured, shots, pairs } = workload;
  return fillIn(texts.circuit, {
    qubits,
    gates: whole(twoQubitGates),
    measured,
    shots: whole(shots),
    joins: texts.joins[pairs],
  });
}

function correctedAsks({ workload: { qubits, error }, source }: CorrectedRow, texts: Texts): string {
  const numbers = {
    qubits: qubits ? whole(qubits) : texts.notOnRecord,
    error: error ? shareText(error) : texts.notOnRecord,
    time: source.timeText ?? texts.notOnRecord,
    name: source.name,
  };
  if (source.block) return fillIn(texts.block, { ...numbers, what: source.block });
  if (qubits) return fillIn(texts.estimate, numbers);
  return fillIn(texts.estimateLogical, { logical: source.logical ?? texts.notOnRecord, name: source.name });
}

function hasOf(
  { qubits, error, errorText, kind, readout, connectivity, cycle }: Column,
  texts: FeasibilityTexts,
): string {
  const { reckoning, own } = texts;
  const none = reckoning.notOnRecord;
  return fillIn(reckoning.machine, {
    qubits: qubits ? whole(qubits) : none,
    error: error === undefined ? none : [errorText ?? shareText(error), kind].filter(Boolean).join(', '),
    readout: readout === undefined ? none : shareText(readout),
    connections: connectivity === 'unknown' ? none : own.connectivities[connectivity],
    cycle: cycle === undefined ? none : durationText(cycle),
  });
}

function plainSo(row: PlainRow, column: Column, texts: Texts): string {
  const cell = cellOf(row, column);
  if (!('fidelity' in cell)) return cell.word === 'too few qubits' ? '' : missing(cell.word, texts);
  const { pairs, qubits, measured, shots } = row.workload;
  const perGate = gatesPerGate(pairs, column.connectivity, qubits) ?? 1;
  return [
    ...(perGate > 1 ? [fillIn(texts.swaps, { perGate: factorText(perGate) })] : []),
    fillIn(texts.fidelity, {
      error: shareText(column.error ?? 0),
      gates: whole(cell.gates),
      readout: shareText(column.readout ?? 0),
      measured,
      fidelity: cell.fidelity < 1e-6 ? '10⁻⁶ at most' : fidelityText(cell.fidelity),
    }),
    fillIn(texts.shots, { shots: whole(shots), least: fidelityText(3 / Math.sqrt(shots)) }),
  ].join(' ');
}

function correctedSo(row: CorrectedRow, column: Column, texts: Texts): string {
  const cell = cellOf(row, column);
  if (cell.word !== 'needs more' && cell.word !== 'enough on paper') return missing(cell.word, texts);
  const { inputs, error: assumed = inputs?.error } = row.workload;
  const isCarried = inputs !== undefined && cell.lessError === 1;
  return [
    ...(isCarried ? [fillIn(texts.carried, { error: shareText(column.error ?? 0) })] : []),
    fillIn(texts.factor, {
      needed: inMillions(cell.qubits, 2),
      has: whole(column.qubits ?? 0),
      factor: factorText(cell.factor),
    }),
    ...(cell.lessError > 1
      ? [
          fillIn(texts.lessError, {
            error: shareText(column.error ?? 0),
            assumed: shareText(assumed ?? 0),
            factor: factorText(cell.lessError),
          }),
        ]
      : []),
    ...(cell.seconds ? [fillIn(texts.time, { time: durationText(cell.seconds) })] : []),
  ].join(' ');
}

/** The words of a cell name what is missing. */
function missing(word: string, texts: Texts): string {
  return word === 'not on record'
    ? ''
    : fillIn(texts.missing, { what: word.replace('no ', 'any ').replace(' published', '') });
}
