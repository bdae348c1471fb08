import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { EstimatePreview } from '#src/features/explorers/estimates/EstimatePreview.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('estimates').map((estimate) => ({ params: { estimate: estimate.id }, props: { estimate } }));

export const GET: APIRoute<{ estimate: Entry<'estimates'> }> = ({ props, site }) =>
  previewDocument(createElement(EstimatePreview, props), fileOf('estimates', props.estimate.id), site);
