import { stringify } from 'csv-stringify/sync';
import { formulaSafe } from '#src/base/formula-safe.ts';
import type { ReviewCard } from './card.ts';

/**
 * Cards as a text that Anki imports: headers, then a note a row, apart by tabs (Anki manual, "Text Files", "File
 * Headers"). The question is the first field, by which Anki knows a note again, so that a later file brings notes up to
 * date; the deck is made where there is none. The source is a tag.
 */
export function ankiText(cards: readonly ReviewCard[], deck: string): string {
  const headers = [
    '#separator:tab',
    '#html:false',
    '#notetype:Basic',
    '#columns:Front\tBack\tDeck\tTags',
    '#deck column:3',
    '#tags column:4',
  ];
  const rows = cards.map(({ ask, options = [], answer, because, tutorial = 'glossary' }) => [
    formulaSafe([ask, ...options.map(({ text }) => `• ${text}`)].join('\n')),
    formulaSafe(`${answer}\n${because}`),
    deck,
    tutorial,
  ]);
  return `${headers.join('\n')}\n${stringify(rows, { delimiter: '\t', quoted_match: /[\r\n]/ })}`;
}
