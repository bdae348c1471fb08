export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Under this key the boot script finds the remembered theme before the first paint. */
const STORAGE_KEY = 'theme';

const listeners = new Set<() => void>();

/** The visitor's choice; `system` when there is none. */
export function currentTheme(): Theme {
  const forced = document.documentElement.dataset.theme;
  return forced === 'light' || forced === 'dark' ? forced : 'system';
}

/** Applies a theme and remembers it. A browser that refuses storage keeps it for this page. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Several switches (header, drawer) show the same choice. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
