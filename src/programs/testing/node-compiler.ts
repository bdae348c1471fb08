import { readFileSync } from 'node:fs';
import { getCompiler, type ICompiler, loadWasmModule } from 'qsharp-lang';

const WASM = 'node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm';

/** The compiler of the page, in this process. */
export async function nodeCompiler(): Promise<ICompiler> {
  await loadWasmModule(new Uint8Array(readFileSync(WASM)).buffer);
  return getCompiler();
}
