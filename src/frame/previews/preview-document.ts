import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The preview of an entry as a file beside its list: `/glossary#qubit` has `/glossary/qubit.xhtml`. A browser reads it as
 * a document, so no script makes elements of a string (`preview.ts`). React's markup is well-formed XML.
 */
export function previewDocument(preview: ReactElement): Response {
  const markup = renderToStaticMarkup(preview);
  return new Response(`<div xmlns="http://www.w3.org/1999/xhtml">${markup}</div>`, {
    headers: { 'Content-Type': 'application/xhtml+xml; charset=utf-8' },
  });
}
