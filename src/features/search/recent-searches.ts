/** Kept in this browser alone; `content/pages/privacy.yaml` names it. */
const KEY = 'recent-searches';
const KEPT = 5;

/** What was last looked for, newest first. Empty where the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  write([query, ...others].slice(0, KEPT));
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or closed store costs only the list of recent searches.
  }
}
