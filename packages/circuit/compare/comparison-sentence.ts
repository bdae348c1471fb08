import { phaseText } from '../quantum/notation.ts';
import type { Comparison, Method, Parting } from './comparison.ts';

/** How it was found, for the end of a sentence. */
const METHODS: Readonly<Record<Method, string>> = {
  'every-input': 'for every input',
  'random-inputs': 'for two random inputs, on which different circuits do not agree by chance',
  paulis: 'for every input, by what they make of Paulis',
  'from-zero': 'from |0…0⟩',
};

/** What a comparison has found, in one sentence, and another where there is a note. */
export function comparisonSentence(comparison: Comparison): string {
  const { note } = comparison;
  return [comparison.isEqual ? equalSentence(comparison) : differentSentence(comparison), note]
    .filter(Boolean)
    .join(' ');
}

function equalSentence({ phase, method }: Extract<Comparison, { isEqual: true }>): string {
  if (method === 'from-zero') return 'Both do the same, from |0…0⟩: their outcomes are as probable.';
  if (phase === 0) return `Both do the same ${METHODS[method]}.`;
  const turned = phase === undefined ? 'a global phase' : `the global phase ${phaseText(phase)} of the second`;
  return `Both do the same up to ${turned}, ${METHODS[method]}.`;
}

function differentSentence({ difference, parting }: Extract<Comparison, { isEqual: false }>): string {
  if (!parting) return `They differ: ${difference}.`;
  return `They part at ${placeText(parting)}: going by the first, ${difference}.`;
}

function placeText({ first, second }: Parting): string {
  if (first === undefined) return `column ${second} of the second, where the first has ended`;
  if (second === undefined) return `column ${first} of the first, where the second has ended`;
  return first === second ? `column ${first}` : `column ${first} of the first, ${second} of the second`;
}
