import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment.ts';

describe('settings', () => {
  it('have defaults that run the site on this machine', () => {
    expect(parseEnvironment({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      siteUrl: 'http://localhost:4321',
      databaseUrl: undefined,
      smtpUrl: undefined,
      mailFrom: { name: 'Quantum Computing Knowledge Hub', address: 'newsletter@localhost' },
      partnerInbox: 'newsletter@localhost',
      trustProxy: 0,
      anonKey: 'public-anon-key',
      insertsPerMinute: 10,
      insertsPerHour: 60,
    });
  });

  it('count an empty variable as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseEnvironment({}));
  });

  it('are read', () => {
    const environment = parseEnvironment({
      PORT: '8080',
      HOST: '::1',
      SITE_URL: 'https://hub.example/',
      DATABASE_URL: 'postgres://u:p@db:5432/hub',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'The Hub <hello@hub.example>',
      PARTNER_INBOX: 'partners@hub.example',
      TRUST_PROXY: '2',
      PUBLIC_SUPABASE_ANON_KEY: 'ey.abc',
      INSERTS_PER_MINUTE: '0',
    });
    expect(environment).toMatchObject({
      port: 8080,
      host: '::1',
      siteUrl: 'https://hub.example',
      mailFrom: { name: 'The Hub', address: 'hello@hub.example' },
      partnerInbox: 'partners@hub.example',
      trustProxy: 2,
      anonKey: 'ey.abc',
      insertsPerMinute: 0,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'bad host'],
    ['SITE_URL', 'hub.example'],
    ['SITE_URL', 'ftp://hub.example'],
    ['SITE_URL', 'https://hub.example/path'],
    ['DATABASE_URL', 'mysql://secret@db/hub'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.co\r\nBcc: c@d.co'],
    ['PARTNER_INBOX', 'a b@c.co'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_SUPABASE_URL', 'javascript:alert(1)'],
    ['PUBLIC_SUPABASE_ANON_KEY', 'two words'],
    ['INSERTS_PER_MINUTE', '-1'],
    ['INSERTS_PER_HOUR', '1.5'],
  ])('refuse %s=%s with one line that names the setting and keeps the value to itself', (name, value) => {
    try {
      parseEnvironment({ [name]: value });
      expect.unreachable();
    } catch (error) {
      const { message } = error as Error;
      expect(message).toMatch(new RegExp(`^${name} .+$`));
      expect(message).not.toContain('secret');
    }
  });

  it('that are bad get one line each', () => {
    const bad = { PORT: 'http', SMTP_URL: 'smtp://', MAIL_FROM: `${'x'.repeat(300)}@b.co`, HOST: '::1' };
    expect(() => parseEnvironment(bad)).toThrow(/^PORT must [^\n]+\nSMTP_URL must [^\n]+\nMAIL_FROM [^\n]+$/);
  });
});
