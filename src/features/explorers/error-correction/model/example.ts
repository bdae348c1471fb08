import { modelFile } from '../patch/patch-files.ts';

/** What stands there before anything is brought: the memory of a small patch, as the patch offers it. */
export const EXAMPLE_NAME = 'surface-code-d3.dem';

export function exampleText(): string {
  return modelFile(3);
}
