import type { ReactNode } from 'react';
import type { Experiment } from './measured.ts';

/** The code of an experiment, with its pages where it has any. */
export function CodeLinks({ children }: { experiment: Experiment; children: ReactNode }) {
  return children;
}
