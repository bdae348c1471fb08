import { urls } from '#src/model/urls.ts';

/** What the search offers before anything is typed. */
export const STARTING_POINTS: readonly { label: string; href: string }[] = [
  { label: 'What is a qubit?', href: `${urls.glossary()}#qubit` },
  { label: 'Dates for post-quantum cryptography', href: `${urls.topic('cryptography')}#migration` },
  { label: 'Run Grover’s search', href: `${urls.tutorial('grovers-search')}#step-7` },
  { label: 'Where to begin', href: urls.learningPath() },
];
