import type { Exporter } from './exported.ts';

/** Another language for a circuit, as the menu offers it. */
export interface ExportLanguage {
  readonly id: string;
  /** In the menu. */
  readonly title: string;
  /** Of a saved file. */
  readonly ending: string;
  readonly mediaType: string;
  /** Whether the text is an address to open. */
  readonly isLink: boolean;
  /** Fetches what writes it; nothing of it is there before. */
  readonly load: () => Promise<Exporter>;
}

const PYTHON = { ending: 'py', mediaType: 'text/x-python', isLink: false } as const;

/** Languages besides OpenQASM, in the order of the menu. */
export const EXPORT_LANGUAGES: readonly ExportLanguage[] = [
  { id: 'qiskit', title: 'Qiskit', ...PYTHON, load: async () => (await import('./qiskit.ts')).writeQiskit },
  { id: 'cirq', title: 'Cirq', ...PYTHON, load: async () => (await import('./cirq.ts')).writeCirq },
  { id: 'pennylane', title: 'PennyLane', ...PYTHON, load: async () => (await import('./pennylane.ts')).writePennyLane },
  {
    id: 'qsharp',
    title: 'Q#',
    ending: 'qs',
    mediaType: 'text/plain',
    isLink: false,
    load: async () => (await import('./qsharp.ts')).writeQSharp,
  },
  { id: 'cuda-q', title: 'CUDA-Q', ...PYTHON, load: async () => (await import('./cuda-q.ts')).writeCudaQ },
  {
    id: 'quantikz',
    title: 'LaTeX (quantikz)',
    ending: 'tex',
    mediaType: 'application/x-tex',
    isLink: false,
    load: async () => (await import('./quantikz.ts')).writeQuantikz,
  },
  {
    id: 'quirk',
    title: 'Quirk link',
    ending: 'txt',
    mediaType: 'text/plain',
    isLink: true,
    load: async () => (await import('./quirk/write-quirk.ts')).writeQuirk,
  },
];
