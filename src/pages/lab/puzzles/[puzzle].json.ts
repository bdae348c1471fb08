import type { APIRoute, GetStaticPaths } from 'astro';
import { puzzleSheet } from '#src/features/learn/teach/sheets/puzzle-sheet.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';

export const getStaticPaths = (() =>
  entriesOf('puzzles').map((puzzle) => ({
    params: { puzzle: puzzle.id },
    props: { puzzle },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ puzzle: Entry<'puzzles'> }> = ({ props }) => Response.json(puzzleSheet(props.puzzle));
