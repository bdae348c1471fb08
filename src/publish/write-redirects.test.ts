import { describe, expect, it } from 'vitest';
import { formatRedirects, parseRedirects } from '#server/static/redirects.ts';
import { readRedirects, redirectProblems } from './write-redirects.ts';

const paths = new Set(['/new', '/other']);

describe('redirects', () => {
  it('of the site are read, written for CDNs and read again', () => {
    const redirects = readRedirects();
    expect(redirects.length).toBeGreaterThan(0);
    expect(parseRedirects(`# moved\n\n${formatRedirects(redirects)}`)).toEqual(redirects);
  });

  it.each([
    ['a sound one', [{ from: '/old', to: '/new' }], undefined],
    ['a target that does not exist', [{ from: '/old', to: '/gone' }], 'does not have'],
    ['a source that is a page', [{ from: '/other', to: '/new' }], 'is a page of the site'],
    ['a chain', [{ from: '/older', to: '/old' }, { from: '/old', to: '/new' }], 'redirected itself'], // biome-ignore format: one case a line
    ['a loop', [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }], 'redirected itself'], // biome-ignore format: one case a line
    ['the same source twice', [{ from: '/old', to: '/new' }, { from: '/old', to: '/other' }], 'twice'], // biome-ignore format: one case a line
  ])('%s', (_name, redirects, problem) => {
    const problems = redirectProblems(redirects, paths);
    if (problem) expect(problems.join('\n')).toContain(problem);
    else expect(problems).toEqual([]);
  });
});
