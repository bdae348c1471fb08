import { describe, expect, it } from 'vitest';
import { entriesOf } from '#src/model/read-content.ts';
import { ankiText } from './anki.ts';
import { loadDeck, pickCards, stepCards, termCard } from './load-cards.ts';
import { reviewCalendar } from './review-calendar.ts';

const { cards, tutorials } = loadDeck();
const [step] = entriesOf('tutorial-steps');
const [term] = entriesOf('glossary');
if (!step || !term) throw new Error('content has no step or no term');

describe('the cards', () => {
  it('R66.1: are at least 350, and each belongs to a step or a term', () => {
    expect(cards.length).toBeGreaterThanOrEqual(350);
    const terms = new Set(entriesOf('glossary').map(({ id }) => `term/${id}`));
    const steps = new Set(entriesOf('tutorial-steps').map(({ id }) => id.replace(/\/\d+-/, '/')));
    const lost = cards.filter(({ id }) => !terms.has(id) && !steps.has(id.slice(0, id.lastIndexOf('/'))));
    expect(lost).toEqual([]);
  });

  it('R66.1: have an id each, and a question each, so that a file of them keeps them apart', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ ask }) => ask)).size).toBe(cards.length);
  });

  it('R66.1: have ids that stay when a step moves', () => {
    expect(cards.find(({ id }) => id === 'grovers-search/geometric-picture/question')).toMatchObject({
      tutorial: 'grovers-search',
      step: 5,
      href: '/tutorials/grovers-search#step-5',
    });
    expect(cards.filter(({ id }) => !/^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){1,2}$/.test(id))).toEqual([]);
  });

  it('stand in the order of the ladder, with a term behind the step that teaches it first', () => {
    const places = cards.map(({ tutorial }) => tutorials.findIndex(({ id }) => id === tutorial));
    const taught = places.filter((place) => place >= 0);
    expect(taught).toEqual(taught.toSorted((a, b) => a - b));
    // What no step teaches comes last.
    expect(places.lastIndexOf(taught.at(-1) ?? 0)).toBe(taught.length - 1);
  });

  it('of a step are its question, with the right option among the others, and what the step says is worth keeping', () => {
    const made = stepCards(
      {
        ...step,
        id: 'arrows-that-add/03-minus',
        title: 'Minus',
        question: {
          text: 'Which?',
          options: [
            { text: 'A', feedback: 'No A.' },
            { text: 'B', correct: true, feedback: 'B it is.' },
          ],
        },
        cards: ['one', 'two', 'three', 'four'].map((id) => ({ id, ask: `${id}?`, answer: `${id}.`, because: 'So.' })),
      },
      'Arrows That Add',
    );
    expect(made.map(({ id }) => id)).toEqual(
      ['question', 'one', 'two', 'three', 'four'].map((id) => `arrows-that-add/minus/${id}`),
    );
    expect(made[0]).toMatchObject({
      from: 'Arrows That Add, step 3: Minus',
      ask: 'Which?',
      answer: 'B',
      because: 'B it is.',
    });
    expect(made[0]?.options?.map(({ text }) => text).toSorted()).toEqual(['A', 'B']);
    expect(made[4]).toMatchObject({ ask: 'four?', answer: 'four.', because: 'So.', step: 3 });
  });

  it('of a term answer with its plain words', () => {
    const card = termCard({ ...term, id: 'x', term: 'X', plainWords: 'Plain.', definition: 'Exact.' }, undefined);
    expect(card).toMatchObject({ id: 'term/x', ask: 'What does “X” mean?', answer: 'Plain.', because: 'Exact.' });
  });

  it('that a page names and that do not exist fail the build', () => {
    expect(() => pickCards(['term/nothing'], cards)).toThrow('content/pages/review.yaml names the card "term/nothing"');
  });
});

describe('R66.8: cards for Anki', () => {
  const [sample] = cards;
  if (!sample) throw new Error('no card');
  const text = ankiText([{ ...sample, ask: 'Tab\there, "quoted"', options: [], answer: '=1+1', because: 'So.' }], 'D');

  it('begin with the headers of its manual', () => {
    expect(text.split('\n').slice(0, 6)).toEqual([
      '#separator:tab',
      '#html:false',
      '#notetype:Basic',
      '#columns:Front\tBack\tDeck\tTags',
      '#deck column:3',
      '#tags column:4',
    ]);
  });

  it('quote what would end a field, and are no formula for a spreadsheet', () => {
    expect(text.split('\n').slice(6).join('\n')).toBe(`"Tab\there, ""quoted"""\t"'=1+1\nSo."\tD\t${sample.tutorial}\n`);
  });

  it('are all of them', () => {
    const tags = new RegExp(`\\t(glossary|${tutorials.map(({ id }) => id).join('|')})$`, 'gm');
    expect(ankiText(cards, 'D').match(tags)).toHaveLength(cards.length);
  });
});

it('R66.8: the calendar entry has a floating time, rings no bell and leaves the time free', () => {
  const words = { title: 'Review', note: 'Five minutes.' };
  const lines = reviewCalendar('https://hub.example/review', '2026-11', words).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261101T180000',
      'DTEND:20261101T180500',
      'RRULE:FREQ=DAILY',
      'TRANSP:TRANSPARENT',
      'UID:review@hub.example',
      'URL;VALUE=URI:https://hub.example/review',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
});
