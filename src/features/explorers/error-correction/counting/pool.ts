import { trustedAddress } from '#src/base/trusted-address.ts';
import type { Job } from './count.ts';
import workerUrl from './counting.worker.ts?worker&url';

/** A run that is under way. */
export interface Run {
  /** Ends it at once; nothing is heard of it any more. */
  stop(): void;
}

interface Listener<Asked, Answer> {
  /** What a job came to. */
  onCounted: (job: Asked, answer: Answer) => void;
  /** All jobs are done. */
  onDone: () => void;
  /** Workers cannot be had here, so that the page itself counts, slower. */
  onPage: () => void;
}

const trustedUrl = trustedAddress('counting-worker', workerUrl);

/** One processor is left to the page; more than four workers would take the machine from everything else. */
const MOST_WORKERS = 4;
const workersHere = () => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));

/** Works off jobs in their order by some workers, each with one at a time; a page that nobody sees waits. */
export function startRun<Asked extends Job, Answer>(jobs: readonly Asked[], listener: Listener<Asked, Answer>): Run {
  const waiting = [...jobs];
  const open = new Set(jobs);
  const workers = new Set<Worker>();
  const idle = new Set<Worker>();
  let stopOnPage = () => {};

  const give = (worker: Worker) => {
    const job = document.hidden ? undefined : waiting.shift();
    if (!job) {
      idle.add(worker);
      return;
    }
    idle.delete(worker);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      open.delete(job);
      give(worker);
      listener.onCounted(job, data);
      if (open.size > 0) return;
      end();
      listener.onDone();
    };
    worker.postMessage(job);
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
function countOnPage<Asked extends Job, Answer>(
  jobs: readonly Asked[],
  { onCounted, onDone }: Listener<Asked, Answer>,
): () => void {
  let isStopped = false;
  const run = async () => {
    const { count } = await import('./count.ts');
    for (const job of jobs) {
      for (let done = 0; done < job.shots; done += AT_A_TIME) {
        if (isStopped) return;
        const shots = Math.min(AT_A_TIME, job.shots - done);
        onCounted(job, count({ ...job, shots, seed: job.seed + SEEDS_APART * done }) as Answer);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    if (!isStopped) onDone();
  };
  void run();
  return () => {
    isStopped = true;
  };
}

/** Parts of a job have seeds that no other job has. */
const SEEDS_APART = 100_003;
