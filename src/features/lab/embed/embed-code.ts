import { writeAddress } from '#circuit/address/address.ts';
import type { Circuit } from '#circuit/circuit/circuit.ts';
import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { hasSweep } from '#circuit/circuit/swept.ts';
import { site } from '#src/base/site-identity.ts';
import { linesOf } from '#src/drawings/circuit/grid.ts';
import { urls } from '#src/model/urls.ts';
import { DESK, drawingHeight } from '../drawing/metrics.ts';
import { writeSvg } from '../drawing/write-svg.ts';
import { circuitSentence } from './circuit-sentence.ts';
import { MOST_ROWS } from './framed-rows.ts';

/** A longer picture is more than an editor of articles takes; the circuit's link stands there all the same. */
const LONGEST_PICTURE = 24_000;

interface EmbedCode {
  readonly text: string;
  readonly notes: readonly string[];
}

/**
 * A circuit for a page of another site, as HTML: the frame, a picture that needs no script, and a link that is left where an editor
 * takes neither.
 */
export async function embedCode(document: LabDocument, origin: string): Promise<EmbedCode> {
  const { circuit } = document;
  const title = document.title || 'A quantum circuit';
  const fragment = await writeAddress(document);
  const address = (path: string) => escaped(new URL(`${path}#${fragment}`, origin).href);
  const picture = `data:image/svg+xml,${writeSvg(circuit).trim().replace(NOT_IN_DATA, encodeURIComponent)}`;
  const isShort = picture.length <= LONGEST_PICTURE;
  const lines = [
    `<iframe src="${address(urls.labEmbed())}" title="${escaped(title)}" width="100%" height="${frameHeight(circuit)}" loading="lazy" style="border:0"></iframe>`,
    isShort
      ? `<noscript><img src="${escaped(picture)}" alt="${escaped(`${title}, ${circuitSentence(circuit)}`)}"></noscript>`
      : '',
    `<p><a href="${address(urls.lab())}">${escaped(title)}</a>, ${site.name}</p>`,
  ];
  return {
    text: lines.filter(Boolean).join('\n'),
    notes: [
      'HTML for a page of your own. Its readers step through the circuit, and open it in the lab.',
      isShort
        ? 'Readers without script see the picture in it.'
        : 'The circuit is too long for a picture in this text: readers without script have the link.',
    ],
  };
}

/** What may not stand in a `data:` address as it is, and all that another encoding of the page would spoil. */
const NOT_IN_DATA = /[%#<>"&\\^`{|}\n]|[^\x20-\x7e]/gu;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const ROW = 30;
/** Heading, buttons, the heads of the lists and the last line of a frame, px. */
const AROUND = 250;
/** The slider of a swept angle. */
const SWEEP = 56;
/** Of a taller frame a window shows no whole; it scrolls by itself. */
const TALLEST = 900;
/** Outcomes of classical bits that stand beside each other, and the height of their row. */
const OUTCOMES = { listed: 16, inRow: 6, height: 46 };

/** The height of a frame in which nothing has to be scrolled up and down, in a column of text. */
export function frameHeight(circuit: Circuit): number {
  const { qubits, bits } = circuit;
  const rows = Math.min(MOST_ROWS, 2 ** qubits.length);
  const outcomes = bits.length > 0 ? Math.min(OUTCOMES.listed, 2 ** bits.length) : 0;
  const outcomeRows = outcomes > 0 ? Math.ceil(outcomes / OUTCOMES.inRow) * OUTCOMES.height + ROW : 0;
  const sweep = hasSweep(circuit.columns) ? SWEEP : 0;
  return Math.min(TALLEST, drawingHeight(DESK, linesOf(circuit)) + AROUND + sweep + rows * ROW + outcomeRows);
}
