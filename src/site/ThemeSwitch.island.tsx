import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme, THEMES, type Theme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const;
const names = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>;

/** Steps through system, light and dark; the choice is remembered. `labelled` writes the theme's name beside it. */
export function ThemeSwitch({ labelled }: { labelled?: boolean }) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'system' as const);
  const Icon = icons[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      aria-label={`Theme: ${names[theme]}. Switch to ${names[next]}`}
      title={`Theme: ${names[theme]}`}
      onClick={() => chooseTheme(next)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink"
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
      {labelled ? names[theme] : null}
    </button>
  );
}
