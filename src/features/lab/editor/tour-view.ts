import type { TourStep } from '../tour/tour-step.ts';

/** What a step of the tour shows, wide or narrow. */
export interface TourView {
  readonly now: TourStep;
  /** From 1. */
  readonly step: number;
  readonly steps: readonly TourStep[];
  readonly isDone: boolean;
  /** What to press next, where the lab shows it. */
  readonly press: string | undefined;
  readonly onStep: (step: number) => void;
  readonly onEnd: () => void;
  readonly onAgain: () => void;
  /** Does the step, where that is a circuit. */
  readonly onShow: (() => void) | undefined;
}
