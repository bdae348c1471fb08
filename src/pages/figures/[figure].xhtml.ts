import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { FigureCard } from '#src/figures/FigureCard.tsx';
import { anchorOf } from '#src/figures/figure-addresses.ts';
import { correctionIn, previewDocument } from '#src/frame/previews/preview-document.ts';
import { allFigures, type Figure } from '#src/model/figures.ts';
import { fileOfFigure } from '#src/model/source-file.ts';

export const getStaticPaths = () =>
  allFigures().map((figure) => ({ params: { figure: anchorOf(figure) }, props: { figure } }));

export const GET: APIRoute<{ figure: Figure }> = ({ props: { figure }, site }) =>
  previewDocument(createElement(FigureCard, { figure, correction: correctionIn(fileOfFigure(figure.id), site) }));
