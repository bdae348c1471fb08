/** Minutes as the site writes them: "75 min", and from two hours on "2.5 hours". Halves are the finest step. */
export function formatDuration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.round(minutes / 30) / 2} hours`;
}
