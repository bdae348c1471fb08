import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Correctable, correctableFile } from '#src/model/correctable.ts';
import { withoutTex } from '#src/model/tex-to-mathml.ts';
import { Correction } from '../Correction.tsx';
import { correctionLink } from '../correction-link.ts';

/**
 * The preview of an entry as a file beside its list: `/glossary#qubit` has `/glossary/qubit.xhtml`. A browser reads it as
 * a document, so no script makes elements of a string (`preview.ts`). React's markup is well-formed XML. The last line is
 * how to correct what it shows, where that is in a `file`.
 */
export function previewDocument(preview: ReactElement, file?: string, site?: URL): Response {
  const last = file && createElement('small', { className: 'text-2xs' }, correctionOf(correctableFile(file), site));
  const markup = withoutTex(renderToStaticMarkup(preview)) + (last ? renderToStaticMarkup(last) : '');
  return new Response(`<div xmlns="http://www.w3.org/1999/xhtml">${markup}</div>`, {
    headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
  });
}

/** What to correct, and where that begins. */
export function correctionOf(meant: Correctable, site: URL | undefined): ReactElement {
  if (!site) throw new Error('astro.config.ts sets no `site`');
  return createElement(Correction, { file: meant.file, href: correctionLink(meant, process.env, site) });
}
