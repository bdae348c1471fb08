import { describe, expect, it } from 'vitest';
import { newsletterSubscriber } from './newsletter-subscriber.ts';
import { type PartnerFormInput, partnerForm, partnerMessages } from './partner-application.ts';

const application: PartnerFormInput = {
  website_url: 'https://qubitworks.example',
  contact_name: 'Al',
  email: 'al@qubitworks.example',
  partnership_types: ['Affiliate'],
};

/** Field and message of every rule that a form breaks. */
function problems(changes: Partial<Record<keyof PartnerFormInput, unknown>>) {
  const result = partnerForm.safeParse({ ...application, ...changes });
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path[0], message]);
}

describe('newsletter address', () => {
  it('is trimmed, and kept as typed otherwise', () => {
    expect(newsletterSubscriber.parse({ email: ' Ada@Example.org ' }).email).toBe('Ada@Example.org');
  });

  it.each([
    'a@b',
    'a.b',
    '@b.c',
    'a@b.c d',
    'a@b.c\r\nBcc: all@example.org',
    'a\0@b.c',
    `${'a'.repeat(251)}@b.c`,
    '\ud800@b.c',
  ])('is refused: %j', (email) => {
    expect(newsletterSubscriber.safeParse({ email }).success).toBe(false);
  });

  it('is not looked at further once it is too long', () => {
    const hostile = [`a@${'.'.repeat(16_000)}@`, `${'a'.repeat(16_000)}@`, `a@${'a.'.repeat(8_000)} `];
    for (const email of hostile) {
      const { error } = newsletterSubscriber.safeParse({ email });
      expect(error?.issues).toHaveLength(1);
      expect(error?.issues[0]?.code).toBe('too_big');
      expect(problems({ email })).toEqual([['email', 'Please enter a valid email']]);
    }
  });

  it.each(['a@.b.c', 'a@b..c', 'a@b.c.', 'a@..b', "o'neill+x@b.c", 'ü@exämple.org'])(
    'is taken loosely: %j',
    (email) => {
      expect(newsletterSubscriber.safeParse({ email }).success).toBe(true);
    },
  );

  it.each(['a@.', 'a@b.', 'a@.b', 'a@b@c.d'])('needs text on both sides of a dot behind one "@": %j', (email) => {
    expect(newsletterSubscriber.safeParse({ email }).success).toBe(false);
  });

  it('comes with a user agent that is cut at 512 characters, never in the middle of a character', () => {
    const { user_agent } = newsletterSubscriber.parse({ email: 'a@b.c', user_agent: `${'x'.repeat(511)}😀` });
    expect(user_agent).toHaveLength(512);
    expect(user_agent?.isWellFormed()).toBe(true);
  });

  it('takes no field that the table does not have', () => {
    expect(newsletterSubscriber.safeParse({ email: 'a@b.c', role: 'admin' }).success).toBe(false);
  });
});

describe('partner application', () => {
  it('makes a blank description absent', () => {
    expect(partnerForm.parse({ ...application, business_description: '  ' }).business_description).toBeUndefined();
    expect(partnerForm.parse({ ...application, business_description: ' x ' }).business_description).toBe('x');
  });

  it.each([
    'qubitworks.example',
    'javascript:alert(1)',
    'ftp://qubitworks.example',
    'https://',
    'https://exa mple.org',
    'https://example.org evil.example/',
    'https://exa\u00a0mple.org/path',
    'https://a.example/\nb',
    `https://a.example/${'x'.repeat(2048)}`,
  ])('refuses the website %j', (website_url) => {
    expect(problems({ website_url })).toContainEqual(['website_url', partnerMessages.website_url]);
  });

  it.each(['https://example.org/a b', 'http://x', 'HTTPS://Example.org?a=b c', 'https://exämple.org/#ä'])(
    'takes the website %j',
    (website_url) => {
      expect(problems({ website_url })).toEqual([]);
    },
  );

  it('refuses a name of one letter, also behind blanks', () => {
    expect(problems({ contact_name: ' A ' })).toContainEqual(['contact_name', 'Please enter a valid name']);
  });

  it('refuses an address without a dot', () => {
    expect(problems({ email: 'al@qubitworks' })).toContainEqual(['email', 'Please enter a valid email']);
  });

  it('asks for one of the four types, each at most once', () => {
    const message = 'Select at least one partnership type';
    expect(problems({ partnership_types: [] })).toEqual([['partnership_types', message]]);
    expect(problems({ partnership_types: ['Sponsor'] })).toEqual([['partnership_types', message]]);
    expect(problems({ partnership_types: ['Reseller', 'Reseller'] })).toEqual([['partnership_types', message]]);
  });

  it('keeps the description under 2000 characters, counted after trimming', () => {
    expect(problems({ business_description: ` ${'x'.repeat(2000)} ` })).toEqual([]);
    expect(problems({ business_description: 'x'.repeat(2001) })).toEqual([
      ['business_description', 'Keep it under 2000 characters'],
    ]);
  });
});
