import { describe, expect, it } from 'vitest';
import { correctableFigure, correctableFile } from '#src/model/correctable.ts';
import { allFigures } from '#src/model/figures.ts';
import { kindIds } from '#src/model/kinds.ts';
import { entriesOf, fileOf } from '#src/model/read-content.ts';
import { correctionLink, folderLink } from './correction-link.ts';

const site = new URL('https://hub.example');
const mail = { CONTACT_EMAIL: 'hello+corrections@hub.example' };
const repository = { REPOSITORY_URL: 'https://git.example/hub/edit/main/{file}' };
const file = 'content/machines/ibm-heron-r3.yaml';

/** What a mail program reads from the link (RFC 6068, section 2). */
function mailOf(link: string) {
  const { protocol, pathname, search } = new URL(link);
  const fields = search
    .slice(1)
    .split('&')
    .map((field) => field.split('=').map(decodeURIComponent));
  return { protocol, to: decodeURIComponent(pathname), ...Object.fromEntries(fields) };
}

describe('R67.6: a correction begins', () => {
  it('at the file in the repository, where there is one', () => {
    expect(correctionLink({ file, says: 'no matter' }, repository, site)).toBe(
      'https://git.example/hub/edit/main/content/machines/ibm-heron-r3.yaml',
    );
    expect(folderLink('content/tools', repository)).toBe('https://git.example/hub/tree/main/content/tools');
    expect(folderLink('content/tools', { REPOSITORY_URL: 'https://git.example/_edit?path={file}' })).toBeUndefined();
    expect(folderLink('content/tools', {})).toBeUndefined();
  });

  it('else with a mail that names file, address and field, and quotes what it says now', () => {
    const link = correctionLink(
      { file, field: 'figures.t1', path: '/machines/x', says: 'T1:\n 292 µs & “more”' },
      mail,
      site,
    );
    expect(mailOf(link)).toEqual({
      protocol: 'mailto:',
      to: 'hello+corrections@hub.example',
      subject: file,
      body:
        'https://hub.example/machines/x\r\nField: figures.t1\r\n\r\nIt says now: T1: 292 µs & “more”\r\n\r\n' +
        'What is wrong:\r\n\r\nWhat is right, and who says so:\r\n',
    });
    // What the grammar of a mail's address allows, and nothing else (RFC 6068: qchar).
    expect(link).toMatch(/^mailto:(?:[\w.~@%-])+\?(?:[\w.~!$'()*+,;:@&=-]|%[0-9A-F]{2})+$/);
  });

  it('with the file alone for a page, which has too much on it to be quoted', () => {
    expect(correctionLink(correctableFile('content/pages/hardware.yaml'), mail, site)).toBe(
      'mailto:hello%2Bcorrections@hub.example?subject=content%2Fpages%2Fhardware.yaml',
    );
  });
});

describe('R67.6: bad input', () => {
  it.each([
    ['javascript:alert(1)//{file}', 'must be an https address'],
    ['http://git.example/{file}', 'must be an https address'],
    ['https://git.example/hub', 'must have {file}'],
  ])('%s stops the build with one line', (REPOSITORY_URL, message) => {
    expect(() => correctionLink({ file }, { REPOSITORY_URL }, site)).toThrow(message);
  });

  it('an empty setting is none', () => {
    expect(correctionLink({ file }, { ...mail, REPOSITORY_URL: ' ' }, site)).toMatch(/^mailto:/);
  });

  it.each([
    ['a long text', 'word '.repeat(2000)],
    ['one long word of signs that take nine letters each', '“'.repeat(2000)],
    ['half of a sign', `${'a '.repeat(20)}\ud800`],
    ['markup and a mail’s own signs', '<script>alert(1)</script>&cc=all@example.org\r\nBcc: all@example.org'],
  ])('%s makes a link of at most 2,000 letters with nothing but subject and body', (_, says) => {
    const link = correctionLink({ file, path: '/machines/ibm-heron-r3', says }, mail, site);
    expect(link.length).toBeLessThan(2000);
    expect(link).not.toMatch(/[<>"\s]/);
    expect(Object.keys(mailOf(link))).toEqual(['protocol', 'to', 'subject', 'body']);
  });
});

it('R67.7: every entry and every figure can be corrected by a mail that names its place and what it says now', () => {
  const entries = kindIds.flatMap((kind) => entriesOf(kind).map(({ id }) => correctableFile(fileOf(kind, id))));
  for (const meant of [...entries, ...allFigures().map(correctableFigure)]) {
    const link = correctionLink(meant, mail, site);
    expect(link.length, meant.file).toBeLessThan(2000);
    expect(mailOf(link), meant.file).toMatchObject({ subject: meant.file });
    expect(meant.path, meant.file).toMatch(/^\//);
    expect(meant.says, meant.file).toMatch(/\S: \S/);
  }
});
