import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CountTexts, ResultCount } from './ResultCount.tsx';

const said = (counted: string | CountTexts, count: number, groups = 0, withWords = 0) =>
  renderToStaticMarkup(
    <ResultCount counted={counted} total={30} count={count} groups={groups} withWords={withWords} />,
  ).replace(/<[^>]+>/g, '');

it('says how many of a kind there are, or are left', () => {
  expect(said('tools', 30)).toBe('30 tools');
  expect(said('tools', 3)).toBe('3 of 30 tools');
  expect(said('tools', 0)).toBe('0 of 30 tools');
});

it('says it in the words of the list, in the singular and in the plural', () => {
  const texts = {
    all: '{total} programs',
    some: '{count} of {total}, at {groups|university|universities}',
    none: 'Nothing.',
  };
  expect(said(texts, 30)).toBe('30 programs');
  expect(said(texts, 3, 1)).toBe('3 of 30, at 1 university');
  expect(said(texts, 3, 2)).toBe('3 of 30, at 2 universities');
  expect(said(texts, 0)).toBe('Nothing.');
});

it('R18.4: offers what has all words where nothing has them as they were typed', () => {
  const texts = {
    all: '{total} terms',
    some: '{count} of {total} terms',
    none: 'Nothing.',
    byWords: '{count|term contains|terms contain} all of these words',
  };
  expect(said(texts, 0, 0, 20)).toBe('Nothing. 20 terms contain all of these words');
  expect(said(texts, 0, 0, 1)).toBe('Nothing. 1 term contains all of these words');
  expect(said(texts, 0)).toBe('Nothing.');
  expect(said('tools', 0, 0, 3)).toBe('0 of 30 tools');
});
