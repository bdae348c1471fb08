import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import '@citation-js/plugin-ris';

/** A work as CSL-JSON has it, as far as the desk uses it (https://docs.citationstyles.org/en/stable/specification.html). */
export interface CslWork {
  type?: string;
  title?: string;
  author?: { family?: string; given?: string; literal?: string }[];
  'container-title'?: string | string[];
  publisher?: string;
  volume?: string | number;
  issue?: string | number;
  page?: string;
  number?: string;
  DOI?: string;
  URL?: string;
  issued?: { 'date-parts'?: (number | string)[][] };
}

/** A text that is no citation that can be read. */
export class CitationError extends Error {
  override readonly name = 'CitationError';
}

/** Whether a text looks like BibTeX, RIS or CSL-JSON, and not like an address that the library would fetch. */
export function isCitation(text: string): boolean {
  return /^\s*(@\w+\s*\{|TY {2}- |[[{])/.test(text);
}

/** The objects of a JSON text; a text among them would be taken for an address, and fetched. */
function objectsIn(text: string): object[] {
  const parsed: unknown = JSON.parse(text);
  return [parsed].flat().filter((each): each is object => typeof each === 'object' && each !== null);
}

/** The works of a pasted text in BibTeX, RIS or CSL-JSON. @throws CitationError where nothing can be read. */
export function readCitation(text: string): CslWork[] {
  if (!isCitation(text)) throw new CitationError('Paste BibTeX (@article{…}), RIS (TY  - …) or CSL-JSON ({…})');
  let works: CslWork[];
  try {
    works = new Cite(/^\s*[[{]/.test(text) ? objectsIn(text) : text).data as CslWork[];
  } catch (error) {
    throw new CitationError(
      `This cannot be read as a citation: ${error instanceof Error ? error.message.slice(0, 200) : error}`,
    );
  }
  const titled = works.filter(({ title }) => title);
  if (titled.length === 0) throw new CitationError('The citation has no title');
  return titled;
}
