import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { ClaimPreview } from '#src/features/explorers/advantage/ClaimPreview.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('advantage-claims').map((claim) => ({ params: { claim: claim.id }, props: { claim } }));

export const GET: APIRoute<{ claim: Entry<'advantage-claims'> }> = ({ props, site }) =>
  previewDocument(createElement(ClaimPreview, props), fileOf('advantage-claims', props.claim.id), site);
