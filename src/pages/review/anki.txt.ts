import { site } from '#src/base/site-identity.ts';
import { ankiText } from '#src/features/learn/review/anki.ts';
import { loadDeck } from '#src/features/learn/review/load-cards.ts';

export function GET(): Response {
  return new Response(ankiText(loadDeck().cards, site.name), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
