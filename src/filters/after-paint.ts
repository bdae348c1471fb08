/**
 * Makes a function that runs `work` after the next frame. Called again before that, it adds nothing: the work reads what
 * is there when it runs.
 */
export function afterPaint(work: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    // A frame's callbacks run before it is painted, the next task after.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isComing = false;
        work();
      }),
    );
  };
}
