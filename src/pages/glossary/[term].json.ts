import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { TermDefinition } from '#src/glossary/preview/term-definition.ts';

export const getStaticPaths = async () =>
  (await getCollection('glossary')).map(({ id, data: { term, category, definition } }) => ({
    params: { term: id },
    props: { term, category, definition } satisfies TermDefinition,
  }));

export const GET: APIRoute<TermDefinition> = ({ props }) => Response.json(props);
