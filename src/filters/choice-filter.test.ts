import { describe, expect, it } from 'vitest';
import { choiceFromQuery, choicesAttribute, withChoice } from './choice-filter.ts';

const CHOICES = ['Beginner', 'AI/ML', 'A & B'];

describe('the choice in the address', () => {
  it.each(CHOICES)('survives the way into the address and back: %s', (choice) => {
    const address = withChoice('https://example.org/tutorials?ref=a#tracks', 'show', choice);
    expect(new URL(address).hash).toBe('#tracks');
    expect(new URL(address).searchParams.get('ref')).toBe('a');
    expect(choiceFromQuery(new URL(address).search, 'show', CHOICES)).toBe(choice);
  });

  it('leaves no trace when everything is shown', () => {
    expect(withChoice('https://example.org/news?category=Cloud', 'category', undefined)).toBe(
      'https://example.org/news',
    );
  });

  it('ignores what is no choice', () => {
    expect(choiceFromQuery('?show=beginner', 'show', CHOICES)).toBeUndefined();
    expect(choiceFromQuery('', 'show', CHOICES)).toBeUndefined();
  });
});

it('an element may belong to several choices', () => {
  expect(choicesAttribute(['Advanced', 'Algorithms'])).toEqual({ 'data-choices': 'Advanced|Algorithms' });
});
