import type { Figure } from '#src/model/figures.ts';
import { addressOf } from '#src/model/kind.ts';
import { kinds } from '#src/model/kinds.ts';
import { entryOf } from '#src/model/read-content.ts';
import { paperOf } from '#src/model/schemas/references.ts';
import { urls } from '#src/model/urls.ts';

/** The anchor of a figure's row. */
export function anchorOf({ id }: Pick<Figure, 'id'>): string {
  return id.replaceAll('/', '-');
}

export function rowOf(figure: Pick<Figure, 'id'>): string {
  return `${urls.figures()}#${anchorOf(figure)}`;
}

export function sourceAddress(id: string): string {
  const paper = paperOf(id);
  return paper ? addressOf(kinds.papers, entryOf('papers', paper)) : addressOf(kinds.sources, entryOf('sources', id));
}
