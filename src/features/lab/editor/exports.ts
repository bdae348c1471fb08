import type { LabDocument } from '../circuit/parse-circuit.ts';
import { EXPORT_LANGUAGES, type ExportLanguage } from '../export/exporters.ts';
import { writeOpenQasm3 } from '../text/write-openqasm3.ts';

/** What an export comes to: a file, an address, or one sentence that says why it cannot be. */
export type Made = { readonly file: Blob } | { readonly link: string } | { readonly refusal: string };

export interface Export {
  readonly title: string;
  /** Of the file, without its dot; empty for an address. */
  readonly ending: string;
  readonly make: (document: LabDocument) => Promise<Made>;
}

const asFile = (text: string, type: string): Made => ({ file: new Blob([text], { type }) });

function language({ title, ending, mediaType, isLink, load }: ExportLanguage): Export {
  return {
    title,
    ending: isLink ? '' : ending,
    make: async ({ circuit }) => {
      const made = (await load())(circuit);
      if ('refusal' in made) return made;
      return isLink ? { link: made.text } : asFile(made.text, mediaType);
    },
  };
}

const languages = (...ids: readonly string[]) => EXPORT_LANGUAGES.filter(({ id }) => ids.includes(id)).map(language);

const OPENQASM: readonly Export[] = [
  {
    title: 'OpenQASM 3',
    ending: 'qasm',
    make: async ({ circuit }) => asFile(writeOpenQasm3(circuit).text, 'text/plain'),
  },
  {
    title: 'OpenQASM 2',
    ending: 'qasm',
    make: async ({ circuit }) => {
      const { writeOpenQasm2 } = await import('../text/write-openqasm2.ts');
      const made = writeOpenQasm2(circuit);
      return 'text' in made ? asFile(made.text, 'text/plain') : { refusal: `${made.message}.` };
    },
  },
];

const DRAWINGS: readonly Export[] = [
  {
    title: 'SVG',
    ending: 'svg',
    make: async ({ circuit }) => {
      const { writeSvg } = await import('../drawing/write-svg.ts');
      return asFile(writeSvg(circuit), 'image/svg+xml');
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

/** Everything that a circuit can leave as, in the groups of the menu. Each is loaded when it is chosen. */
export const EXPORTS: readonly { readonly title: string; readonly entries: readonly Export[] }[] = [
  { title: 'Text', entries: [...OPENQASM, ...languages('qsharp', 'quirk')] },
  { title: 'Python', entries: languages('qiskit', 'cirq', 'pennylane', 'cuda-q') },
  { title: 'Drawing', entries: [...DRAWINGS, ...languages('quantikz')] },
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
