import { loadDeck } from '#src/features/learn/review/load-cards.ts';

export function GET(): Response {
  return Response.json(loadDeck());
}
