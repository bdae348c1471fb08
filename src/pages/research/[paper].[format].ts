import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { type CitationFormat, citationFormats } from '#src/features/reading/papers/citation-formats.ts';
import { entriesOf } from '#src/model/read-content.ts';

export const getStaticPaths = (() =>
  entriesOf('papers').flatMap((paper) =>
    (['bib', 'ris'] satisfies CitationFormat[]).map((format) => ({
      params: { paper: paper.id, format },
      props: { paper, format },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { paper, format } }) => {
  const { write, type } = citationFormats[format];
  return new Response(write(paper), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
};
