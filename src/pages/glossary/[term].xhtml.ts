import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { TermPreview } from '#src/features/reading/glossary/TermPreview.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';

import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('glossary').map((term) => ({ params: { term: term.id }, props: { term } }));

export const GET: APIRoute<{ term: Entry<'glossary'> }> = ({ props, site }) =>
  previewDocument(createElement(TermPreview, props), fileOf('glossary', props.term.id), site);
