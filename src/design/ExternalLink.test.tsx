import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ExternalLink } from './ExternalLink.tsx';

const linkOf = (words: string) => renderToStaticMarkup(<ExternalLink href="https://example.org">{words}</ExternalLink>);

it('R38.7: the arrow stays with the last word', () => {
  expect(linkOf('A name that takes more than one line')).toMatch(/one <span class="whitespace-nowrap">line<svg/);
});

it('R38.7: a short link does not break', () => {
  expect(linkOf('Read the story')).toContain('<span class="whitespace-nowrap">Read the story<svg');
});

it('R1.11: leads to a new tab without opener, and says so', () => {
  const link = linkOf('Careers');
  expect(link).toContain('target="_blank" rel="noopener noreferrer"');
  expect(link).toContain(' (opens in a new tab)');
});
