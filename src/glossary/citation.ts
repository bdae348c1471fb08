import { sourceLabel } from '#src/design/source-labels.ts';

interface Work {
  url: string;
  name: string;
}

/** How a term names its source: by the work's short name, else by what its address says. */
export function citation(url: string, works: readonly Work[]): string {
  return works.find((work) => work.url === url)?.name ?? sourceLabel(url);
}
