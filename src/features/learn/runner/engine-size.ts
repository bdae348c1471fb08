import { statSync } from 'node:fs';

/** Size of the engine's file, by which the page tells how much of it has arrived. Read at build, in the project's folder. */
export const engineBytes = statSync('node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm').size;
