import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';
import { PaperPreview } from './PaperPreview.tsx';

interface Props {
  paper: Entry<'papers'>;
}

/** The papers that a page lists, each of which has its card as a file below the page's path. */
export function papersListedOn(page: string): { params: { paper: string }; props: Props }[] {
  return entriesOf('papers')
    .filter(({ id }) => addressOf('papers', id).replace('#', '/') === `${page}/${id}`)
    .map((paper) => ({ params: { paper: paper.id }, props: { paper } }));
}

/** Answers with a paper's card. */
export const answerPaper: APIRoute<Props> = ({ props, site }) =>
  previewDocument(createElement(PaperPreview, props), fileOf('papers', props.paper.id), site);
