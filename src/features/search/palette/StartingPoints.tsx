import { STARTING_POINTS } from './starting-points.ts';

/** Where to go without a question. The links are there before any script. */
export function StartingPoints() {
  return (
    <nav aria-label="Starting points" className="min-h-0 overflow-y-auto px-5 py-3">
      <p className="text-xs text-ink-2">For a start</p>
      <ul>
        {STARTING_POINTS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="block py-1.5">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
