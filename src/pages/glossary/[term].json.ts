import type { APIRoute } from 'astro';
import { entriesOf } from '#src/model/read-content.ts';
import type { TermDefinition } from '#src/previews/preview-of.ts';

export const getStaticPaths = () =>
  entriesOf('glossary').map(({ id, term, category, definition, plainWords }) => ({
    params: { term: id },
    props: { term, category, definition, plainWords } satisfies TermDefinition,
  }));

export const GET: APIRoute<TermDefinition> = ({ props }) => Response.json(props);
