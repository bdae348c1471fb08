import { addressOf } from '#src/model/entry-pages.ts';
import type { Figure } from '#src/model/figures.ts';
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
  return paper ? addressOf('papers', paper) : addressOf('sources', id);
}
