import { Monitor, Moon, Sun } from '#src/design/icons.tsx';
import './theme-switch.css';

const THEMES = [
  { id: 'system', name: 'System', next: 'Light', Icon: Monitor },
  { id: 'light', name: 'Light', next: 'Dark', Icon: Sun },
  { id: 'dark', name: 'Dark', next: 'System', Icon: Moon },
] as const;

/**
 * Steps through system, light and dark; the page's inline script (`boot.ts`) does it and remembers the choice. It says
 * the theme in force: of its three texts one is shown. `labeled` writes the theme's name beside the sign.
 */
export function ThemeSwitch({ labeled }: { labeled?: boolean }) {
  return (
    <button
      type="button"
      name="theme"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink active:bg-accent-soft"
    >
      {THEMES.map(({ id, name, next, Icon }) => (
        <span key={id} data-shown-in={id}>
          <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
          <span className="visually-hidden">Theme: </span>
          <span className={labeled ? '' : 'visually-hidden'}>{name}</span>
          <span className="visually-hidden">{`. Switch to ${next}`}</span>
        </span>
      ))}
    </button>
  );
}
