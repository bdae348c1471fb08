import { getCompiler, type ICompiler, loadWasmModule } from 'qsharp-lang';
import wasmUrl from '../../../../node_modules/qsharp-lang/lib/web/qsc_wasm_bg.wasm?url';
import {
  ENGINE_MEMORY_BYTES,
  type EngineMessage,
  type EstimateRequest,
  KEPT_MESSAGES,
  type RunReport,
  type RunRequest,
} from './engine-messages.ts';
import { estimateProgram } from './estimate-program.ts';
import { limitMemory } from './limit-memory.ts';
import { runProgram } from './run-program.ts';
import { tally } from './statistics.ts';

/** The compiler and simulator of the page, off its main thread, so that a long run blocks nothing and can be stopped. */
let compiler: Promise<ICompiler> | undefined;

const say = (message: EngineMessage) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<RunRequest | EstimateRequest>) => {
  void answer(data);
});

async function answer(request: RunRequest | EstimateRequest): Promise<void> {
  compiler ??= loadCompiler(request.engineBytes);
  const loaded = await compiler.catch(() => undefined);
  if (!loaded) {
    compiler = undefined;
    say({ kind: 'unreachable' });
    return;
  }
  say({ kind: 'running' });
  try {
    if ('parameters' in request) {
      say({ kind: 'estimated', answer: await estimateProgram(loaded, request.source, request.parameters) });
    } else say({ kind: 'done', report: await reportOf(loaded, request) });
  } catch {
    say({ kind: 'crashed' });
  }
}

async function reportOf(loaded: ICompiler, request: RunRequest): Promise<RunReport> {
  const started = performance.now();
  const { outcomes, messages, dumps, problems } = await runProgram(loaded, request, request.shots);
  const milliseconds = performance.now() - started;
  return { counts: [...tally(outcomes)], messages: messages.slice(0, KEPT_MESSAGES), dumps, problems, milliseconds };
}

async function loadCompiler(engineBytes: number): Promise<ICompiler> {
  const module = await fetchWithProgress(wasmUrl, engineBytes, (share) => say({ kind: 'loading', share }));
  await loadWasmModule(limitMemory(module, ENGINE_MEMORY_BYTES).buffer);
  return getCompiler();
}

/**
 * Downloads a file and tells the share of it that has arrived, from 0 to 1, as often as a part comes.
 * `size` is that of the file itself: `Content-Length` would be that of its compressed form.
 * Throws where the file does not come whole.
 */
async function fetchWithProgress(
  url: string,
  size: number,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const bytes = new Uint8Array(size);
  let arrived = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, arrived);
    arrived += part.value.length;
    onProgress(arrived / size);
  }
  if (arrived !== size) throw new Error(`${url}: ${arrived} bytes of ${size} arrived`);
  return bytes;
}
