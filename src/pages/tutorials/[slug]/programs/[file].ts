import type { APIRoute, GetStaticPaths } from 'astro';
import { FILE_ENDINGS } from '#src/features/learn/runner/language.ts';
import { allPrograms } from '#src/features/learn/runner/program-files.ts';

interface Props {
  text: string;
}

/** The programs as files, to be downloaded. */
export const getStaticPaths: GetStaticPaths = () =>
  allPrograms().flatMap(({ tutorial, name, language, source, python }) => [
    { params: { slug: tutorial, file: `${name}.${FILE_ENDINGS[language]}` }, props: { text: source } },
    { params: { slug: tutorial, file: `${name}.py` }, props: { text: python } },
  ]);

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
