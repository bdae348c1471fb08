import { readFileSync } from 'node:fs';
import { getCompiler, type ICompiler, loadWasmModule } from 'qsharp-lang';
import { vi } from 'vitest';
import { seededRandom } from '#circuit/quantum/seeded-random.ts';

const WASM = 'node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm';
const SEED = 2024;

/** The compiler of the page, in this process, with the same chance in every run: no test fails by bad luck. */
export async function nodeCompiler(): Promise<ICompiler> {
  const random = seededRandom(SEED);
  // The engine takes the seed of its generator from here.
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(bytes.map(() => 256 * random()));
    return bytes;
  });
  await loadWasmModule(new Uint8Array(readFileSync(WASM)).buffer);
  return getCompiler();
}
