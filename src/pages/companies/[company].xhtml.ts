import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { CompanyPreview } from '#src/features/directory/companies/CompanyPreview.tsx';
import { previewDocument } from '#src/frame/previews/preview-document.ts';
import { type Entry, entriesOf, fileOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('companies').map((company) => ({ params: { company: company.id }, props: { company } }));

export const GET: APIRoute<{ company: Entry<'companies'> }> = ({ props, site }) =>
  previewDocument(createElement(CompanyPreview, props), fileOf('companies', props.company.id), site);
