import type { APIRoute } from 'astro';
import type { TermDefinition } from '#src/frame/previews/preview-of.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const getStaticPaths = () =>
  entriesOf('glossary').map(({ id, term, category, definition, plainWords }) => ({
    params: { term: id },
    props: { term, category, definition, plainWords } satisfies TermDefinition,
  }));

export const GET: APIRoute<TermDefinition> = ({ props }) => Response.json(props);
