import { trustedAddress } from '#src/base/trusted-address.ts';
import type { Counted, Slice } from './experiment.ts';
import workerUrl from './threshold.worker.ts?worker&url';

/** A run that is under way. */
export interface Run {
  /** Ends it at once; nothing is heard of it any more. */
  stop(): void;
}

interface Listener {
  /** What a slice came to. */
  onCounted: (slice: Slice, counted: Counted) => void;
  /** All slices are done. */
  onDone: () => void;
  /** Workers cannot be had here, so that the page itself counts, slower. */
  onPage: () => void;
}

const trustedUrl = trustedAddress('threshold-worker', workerUrl);

/** One processor is left to the page; more than four workers would take the machine from everything else. */
const MOST_WORKERS = 4;
const workersHere = () => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Works off slices in their order by some workers, each with one slice at a time; a page that nobody sees waits. */
export function startRun(slices: readonly Slice[], listener: Listener): Run {
  const waiting = [...slices];
  const open = new Set(slices);
  const workers = new Set<Worker>();
  const idle = new Set<Worker>();
  let stopOnPage = () => {};

  const give = (worker: Worker) => {
    const slice = document.hidden ? undefined : waiting.shift();
    if (!slice) {
      idle.add(worker);
      return;
    }
    idle.delete(worker);
    worker.onmessage = ({ data }: MessageEvent<Counted>) => {
      open.delete(slice);
      give(worker);
      listener.onCounted(slice, data);
      if (open.size > 0) return;
      end();
      listener.onDone();
    };
    worker.postMessage(slice);
  };
  const goOn = () => {
    for (const worker of [...idle]) give(worker);
  };
  const end = () => {
    document.removeEventListener('visibilitychange', goOn);
    for (const worker of workers) worker.terminate();
    workers.clear();
    idle.clear();
  };
  const onThePage = () => {
    end();
    listener.onPage();
    stopOnPage = countOnPage([...open], listener);
  };

  document.addEventListener('visibilitychange', goOn);
  try {
    for (let index = 0; index < workersHere(); index += 1) {
      const worker = new Worker(trustedUrl, { type: 'module' });
      // An old browser, or a policy; the others fail for the same reason.
      worker.onerror = () => workers.has(worker) && onThePage();
      workers.add(worker);
      give(worker);
    }
  } catch {
    onThePage();
  }
  return {
    stop: () => {
      end();
      stopOnPage();
    },
  };
}

/** How many shots the page takes at a time, so that it answers in between. */
const AT_A_TIME = 50;

/** Counts on the page, a little at a time; returns how to stop it. */
function countOnPage(slices: readonly Slice[], { onCounted, onDone }: Listener): () => void {
  let isStopped = false;
  const run = async () => {
    const { countSlice } = await import('./count-slice.ts');
    for (const slice of slices) {
      for (let done = 0; done < slice.shots; done += AT_A_TIME) {
        if (isStopped) return;
        const shots = Math.min(AT_A_TIME, slice.shots - done);
        onCounted(slice, countSlice({ ...slice, shots, seed: slice.seed + SEEDS_APART * done }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    onDone();
  };
  void run();
  return () => {
    isStopped = true;
  };
}

/** Parts of a slice have seeds that no other slice has. */
const SEEDS_APART = 100_003;
