import { expect, it } from 'vitest';
import { figuresBySource } from '#src/model/figures.ts';
import { entriesOf } from '#src/model/read-content.ts';
import { factsOf } from './PaperPreview.tsx';

const papers = entriesOf('papers');
const bears = (id: string) => figuresBySource().has(`paper:${id}`);

it('R29.13: every paper has two facts, the second of which is what rests on it where something does', () => {
  for (const paper of papers) {
    const [[, venue] = [], [label, text] = []] = factsOf(paper);
    expect(venue).toBe(paper.venue);
    expect(text).not.toBe('');
    expect(label?.startsWith('Figures here')).toBe(bears(paper.id));
  }
});
