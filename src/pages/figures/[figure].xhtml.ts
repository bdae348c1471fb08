import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { FigureCard } from '#src/figures/FigureCard.tsx';
import { anchorOf } from '#src/figures/figure-addresses.ts';
import { correctionOf, previewDocument } from '#src/frame/previews/preview-document.ts';
import { correctableFigure } from '#src/model/correctable.ts';
import { allFigures, type Figure } from '#src/model/figures.ts';

export const getStaticPaths = () =>
  allFigures().map((figure) => ({ params: { figure: anchorOf(figure) }, props: { figure } }));

export const GET: APIRoute<{ figure: Figure }> = ({ props: { figure }, site }) =>
  previewDocument(createElement(FigureCard, { figure, correction: correctionOf(correctableFigure(figure), site) }));
