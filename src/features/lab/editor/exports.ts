import type { LabDocument } from '#circuit/circuit/parse-circuit.ts';
import { EXPORT_LANGUAGES, type ExportLanguage } from '#circuit/export/exporters.ts';
import { writeOpenQasm3 } from '#circuit/text/write-openqasm3.ts';

/** What an export comes to: a text to look at, a picture, or one sentence that says why it cannot be. */
export type Made =
  | { readonly text: string; readonly notes: readonly string[]; readonly mediaType: string }
  | { readonly file: Blob }
  | { readonly refusal: string };

export interface Export {
  readonly title: string;
  /** Of the file, without its dot; empty for what is copied only. */
  readonly ending: string;
  readonly make: (document: LabDocument) => Promise<Made>;
}

function language({ title, ending, mediaType, isLink, load }: ExportLanguage): Export {
  return {
    title,
    ending: isLink ? '' : ending,
    make: async ({ circuit }) => {
      const made = (await load())(circuit);
      return 'refusal' in made ? made : { ...made, mediaType };
    },
  };
}

const languages = (...ids: readonly string[]) => EXPORT_LANGUAGES.filter(({ id }) => ids.includes(id)).map(language);

const asText = (text: string): Made => ({ text, notes: [], mediaType: 'text/plain' });

const OPENQASM: readonly Export[] = [
  {
    title: 'OpenQASM 3',
    ending: 'qasm',
    make: async ({ circuit }) => asText(writeOpenQasm3(circuit).text),
  },
  {
    title: 'OpenQASM 2',
    ending: 'qasm',
    make: async ({ circuit }) => {
      const { writeOpenQasm2 } = await import('#circuit/text/write-openqasm2.ts');
      const made = writeOpenQasm2(circuit);
      return 'text' in made ? asText(made.text) : { refusal: `${made.message}.` };
    },
  },
];

const DRAWINGS: readonly Export[] = [
  {
    title: 'SVG',
    ending: 'svg',
    make: async ({ circuit }) => {
      const { writeSvg } = await import('../drawing/write-svg.ts');
      return { file: new Blob([writeSvg(circuit)], { type: 'image/svg+xml' }) };
    },
  },
  {
    title: 'PNG',
    ending: 'png',
    make: async ({ circuit }) => {
      const { writePng } = await import('../drawing/write-png.ts');
      return writePng(circuit);
    },
  },
];

const EMBEDDING: Export = {
  title: 'Embed',
  ending: '',
  make: async (document) => {
    const { embedCode } = await import('../embed/embed-code.ts');
    return { ...(await embedCode(document, location.origin)), mediaType: 'text/html' };
  },
};

/** Everything that a circuit can leave as, in the groups of the menu. Each is loaded when it is chosen. */
export const EXPORTS: readonly { readonly title: string; readonly entries: readonly Export[] }[] = [
  { title: 'Text', entries: [...OPENQASM, ...languages('qsharp', 'quirk')] },
  { title: 'Python', entries: languages('qiskit', 'cirq', 'pennylane', 'cuda-q') },
  { title: 'Drawing', entries: [...DRAWINGS, ...languages('quantikz')] },
  { title: 'Another site', entries: [EMBEDDING] },
];

/** A name of a file from a circuit's title: "Bell pair" becomes bell-pair.qasm. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain || 'circuit'}.${ending}`;
}
