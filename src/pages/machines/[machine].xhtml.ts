import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { MachinePreview } from '#src/features/directory/machines/MachinePreview.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('machines').map((machine) => ({ params: { machine: machine.id }, props: { machine } }));

export const GET: APIRoute<{ machine: Entry<'machines'> }> = ({ props, site }) =>
  previewDocument(createElement(MachinePreview, props), fileOf('machines', props.machine.id), site);
