import { shuffled } from '#src/features/learn/tasks/shuffled.ts';
import { addressOf } from '#src/model/entry-pages.ts';
import { placeOfStep } from '#src/model/kinds.ts';
import { type Entry, entriesOf } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import type { ReviewCard, ReviewDeck } from './card.ts';

type Step = Entry<'tutorial-steps'>;
type Term = Entry<'glossary'>;

/** All cards that the content holds, in the order of the ladder: what a step asks, then the terms that it teaches first. */
export function loadDeck(): ReviewDeck {
  const tutorials = entriesOf('tutorials')
    .toSorted((a, b) => a.number - b.number)
    .map(({ id, title }) => ({ id, title }));
  const left = new Map(entriesOf('glossary').flatMap((term) => (term.plainWords ? [[term.id, term] as const] : [])));
  const cards = tutorials.flatMap(({ id, title }) =>
    stepsOfTutorial(id).flatMap((step) => {
      const terms = (step.teaches ?? []).flatMap((term) => {
        const found = left.get(term);
        left.delete(term);
        return found ? [termCard(found, step)] : [];
      });
      return [...stepCards(step, title), ...terms];
    }),
  );
  return { cards: [...cards, ...[...left.values()].map((term) => termCard(term, undefined))], tutorials };
}

function stepsOfTutorial(id: string): Step[] {
  return entriesOf('tutorial-steps')
    .filter((step) => placeOfStep(step.id)[0] === id)
    .toSorted((a, b) => placeOfStep(a.id)[1] - placeOfStep(b.id)[1]);
}

/** The question of a step, and its cards. */
export function stepCards({ id, title, question, cards = [] }: Step, tutorialTitle: string): ReviewCard[] {
  const [tutorial, step] = placeOfStep(id);
  const name = id.replace(/\/\d+-/, '/');
  const place = {
    tutorial,
    step,
    from: `${tutorialTitle}, step ${step}: ${title}`,
    href: urls.tutorialStep(tutorial, step),
  };
  const right = question.options.find(({ correct }) => correct);
  if (!right) throw new Error(`content/tutorials/${id}.mdx: the question has no right answer`);
  const order = shuffled(question.options.length, id);
  const options = order.flatMap((index) => {
    const option = question.options[index];
    return option ? [{ text: option.text, feedback: option.feedback }] : [];
  });
  return [
    {
      id: `${name}/question`,
      ...place,
      ask: question.text,
      options,
      answer: right.text,
      because: right.feedback,
    },
    ...cards.map(({ id: card, ask, answer, because }) => ({ id: `${name}/${card}`, ...place, ask, answer, because })),
  ];
}

/** A term asks for its plain words; the definition is the reason. */
export function termCard(term: Term, taughtBy: Step | undefined): ReviewCard {
  const [tutorial, step] = taughtBy ? placeOfStep(taughtBy.id) : [];
  return {
    id: `term/${term.id}`,
    tutorial,
    step,
    from: 'Glossary',
    href: addressOf('glossary', term.id),
    ask: `What does “${term.term}” mean?`,
    answer: term.plainWords ?? term.definition,
    because: term.definition,
  };
}

/** The cards with these ids. Throws where there is none. */
export function pickCards(ids: readonly string[], cards: readonly ReviewCard[]): ReviewCard[] {
  return ids.map((id) => {
    const card = cards.find((each) => each.id === id);
    if (!card) throw new Error(`content/pages/review.yaml names the card "${id}", which does not exist`);
    return card;
  });
}
