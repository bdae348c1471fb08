import { durationText } from '#src/charts/durations.ts';
import { fillIn } from '#src/charts/fill-in.ts';
import { inMillions, whole } from '#src/charts/numbers.ts';
import type { FeasibilityTexts } from '#src/model/schemas/pages/feasibility.ts';
import type { Cell } from './table.ts';

/** What stands in a cell: a sign that says it alone in print, a word, and what it rests on. */
export interface Said {
  tone: 'good' | 'fair' | 'bad' | 'more' | 'none';
  sign: string;
  word: string;
  detail: string;
}

const TONES: Record<Cell['word'], Pick<Said, 'tone' | 'sign'>> = {
  runs: { tone: 'good', sign: '●' },
  'many shots': { tone: 'fair', sign: '◐' },
  'noise wins': { tone: 'bad', sign: '≈' },
  'too few qubits': { tone: 'none', sign: '…' },
  'needs more': { tone: 'more', sign: '↑' },
  'enough on paper': { tone: 'good', sign: '●' },
  'no error published': { tone: 'none', sign: '?' },
  'no count published': { tone: 'none', sign: '?' },
  'no connections published': { tone: 'none', sign: '?' },
  'not on record': { tone: 'none', sign: '?' },
};

/** A year; a run that takes longer says so in its cell. */
const LONG = 365.25 * 86_400;

export function saidOf(cell: Cell, { words, details }: FeasibilityTexts): Said {
  const factor = 'factor' in cell && cell.factor !== undefined ? factorText(cell.factor) : '';
  return { ...TONES[cell.word], word: fillIn(words[cell.word], { factor }), detail: detailOf(cell, details) };
}

function detailOf(cell: Cell, texts: FeasibilityTexts['details']): string {
  if ('fidelity' in cell) {
    const fidelity =
      cell.fidelity < 1e-6 ? texts.below : fillIn(texts.fidelity, { fidelity: fidelityText(cell.fidelity) });
    return cell.beforeReadout ? `${fidelity}, ${texts.beforeReadout}` : fidelity;
  }
  if (cell.word === 'too few qubits') return fillIn(texts.few, { has: whole(cell.has), needs: whole(cell.needs) });
  if (cell.word === 'no error published' && 'factor' in cell && cell.factor)
    return fillIn(texts.also, { factor: factorText(cell.factor) });
  if (cell.word !== 'needs more') return '';
  const error = cell.lessError > 1 ? fillIn(texts.error, { factor: factorText(cell.lessError) }) : texts.suffices;
  const time =
    cell.seconds && cell.seconds > LONG ? `, ${fillIn(texts.time, { time: durationText(cell.seconds) })}` : '';
  return `${texts.qubits}, ${error}${time}`;
}

/** 0.98, 0.063, 0.0009: as many digits as a reader compares. */
export function fidelityText(fidelity: number): string {
  if (fidelity >= 0.995) return fidelity.toFixed(3);
  return fidelity >= 0.1 ? fidelity.toFixed(2) : String(Number(fidelity.toPrecision(1)));
}

/** 1.4, 640, 46,000: two digits. */
export function factorText(factor: number): string {
  return factor < 10 ? String(Number(factor.toPrecision(2))) : inMillions(factor, 2);
}
