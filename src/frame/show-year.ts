/** The year of the visitor's clock in the footer, where the build has written its own. */
export function showYear(): void {
  const year = document.querySelector('footer [data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
