import { type Choice, DONE } from '../session/choice.ts';

/**
 * `localStorage.review`: which new cards come. That it is there also says that this browser keeps answers, so that a page
 * can count them at load (`due-today.ts`) and touches no database where there is none.
 */
export function keptChoice(): Choice | undefined {
  try {
    return localStorage.review as string | undefined;
  } catch {
    return undefined;
  }
}

/** Throws nothing: where the browser keeps nothing, the count is not shown. */
export function keepReviewMark(choice: Choice = keptChoice() ?? DONE): void {
  try {
    localStorage.review = choice;
  } catch {
    // The cards may be kept all the same.
  }
}
