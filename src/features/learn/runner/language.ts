/** The languages that the compiler in the page understands. */
export type Language = 'openqasm' | 'qsharp';

export const LANGUAGE_NAMES: Record<Language, string> = { openqasm: 'OpenQASM 3', qsharp: 'Q#' };

/** The ending of a language's files, without the dot. */
export const FILE_ENDINGS = { openqasm: 'qasm', qsharp: 'qs' } as const satisfies Record<Language, string>;
