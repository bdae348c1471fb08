import { urls } from '#src/model/urls.ts';

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

/** What the search offers before anything is typed. */
const STARTING_POINTS: readonly { label: string; href: string }[] = [
  { label: 'What is a qubit?', href: `${urls.glossary()}#qubit` },
  { label: 'Dates for post-quantum cryptography', href: `${urls.topic('cryptography')}#migration` },
  { label: 'Run Grover’s search', href: `${urls.tutorial('grovers-search')}#step-7` },
  { label: 'Where to begin', href: urls.learningPath() },
];
