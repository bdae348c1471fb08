import { resolve } from 'node:path';
import { z } from 'zod';
import { EMAIL_MAX_LENGTH, LOOSE_EMAIL } from '#src/features/signup/text-rules.ts';

const PROJECT_ROOT = resolve(import.meta.dirname, '..');

/** A setting that cannot be used. The message never repeats a value, which may hold a password. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type MailAddress = z.output<typeof mailAddress>;

function wholeNumber(fallback: number, max: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) <= max, `must be a whole number from 0 to ${max}`)
    .transform(Number)
    .default(fallback);
}

const text = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

const hostName = text(/^[A-Za-z0-9.:_-]{1,253}$/, 'must be a host name or an IP address, such as 0.0.0.0');

function address(protocol: RegExp, start: string) {
  return z.url({ protocol, hostname: /./, error: `must be an address that starts with ${start}` });
}

const webAddress = address(/^https?$/, 'http:// or https://');

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url?.pathname === '/' && !url.search && !url.hash && !url.username;
}

const mailAddress = z
  .string()
  .transform((value) => {
    const [, name = '', enclosed] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? [];
    return { name: name.trim().replace(/^"|"$/g, ''), address: enclosed ?? value };
  })
  .refine(
    (mail) => LOOSE_EMAIL.test(mail.address) || /^[^\s@\p{Cc}]+@localhost$/u.test(mail.address),
    'must be one mail address, such as Name <name@example.org>',
  )
  .refine((mail) => mail.address.length <= EMAIL_MAX_LENGTH, 'is longer than a mail address may be')
  .refine((mail) => !/["\p{Cc}]/u.test(mail.name), 'must have a plain name before its address');

/** Every setting of the server; README.md says what each is for. */
const settings = z
  .object({
    PORT: wholeNumber(4321, 65_535),
    HOST: hostName.default('127.0.0.1'),
    METRICS_PORT: wholeNumber(0, 65_535),
    METRICS_HOST: hostName.default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DIST_DIR: z.string().default(resolve(PROJECT_ROOT, 'dist')),
    SITE_URL: webAddress
      .refine(isOrigin, 'must be an origin without a path, such as https://example.org')
      .transform((value) => new URL(value).origin)
      .optional(),
    DATABASE_URL: address(/^postgres(ql)?$/, 'postgres:// or postgresql://').optional(),
    SMTP_URL: address(/^smtps?$/, 'smtp:// or smtps://').optional(),
    MAIL_FROM: mailAddress.optional(),
    PARTNER_INBOX: mailAddress.optional(),
    CONTACT_EMAIL: mailAddress.optional(),
    TRUST_PROXY: wholeNumber(0, 10),
    PUBLIC_SUPABASE_URL: webAddress.optional(),
    PUBLIC_SUPABASE_ANON_KEY: text(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces').default(
      'public-anon-key',
    ),
    INSERTS_PER_MINUTE: wholeNumber(10, 1_000_000),
    INSERTS_PER_HOUR: wholeNumber(60, 1_000_000),
    CONFIRM_SIGNUPS: wholeNumber(0, 1),
  })
  .transform((given) => {
    const siteUrl = given.SITE_URL ?? `http://localhost:${given.PORT}`;
    const defaultSender = {
      name: 'Quantum Computing Knowledge Hub',
      address: `newsletter@${new URL(siteUrl).hostname}`,
    };
    const mailFrom = given.MAIL_FROM ?? defaultSender;
    return {
      port: given.PORT,
      host: given.HOST,
      metricsPort: given.METRICS_PORT,
      metricsHost: given.METRICS_HOST,
      dataDir: resolve(given.DATA_DIR),
      distDir: resolve(given.DIST_DIR),
      /** Without a trailing slash. */
      siteUrl,
      databaseUrl: given.DATABASE_URL,
      smtpUrl: given.SMTP_URL,
      mailFrom,
      partnerInbox: given.PARTNER_INBOX?.address ?? mailFrom.address,
      /** The address of the house, where answers to the newsletter go. */
      contactEmail: given.CONTACT_EMAIL?.address,
      trustProxy: given.TRUST_PROXY,
      supabaseUrl: given.PUBLIC_SUPABASE_URL,
      anonKey: given.PUBLIC_SUPABASE_ANON_KEY,
      insertsPerMinute: given.INSERTS_PER_MINUTE,
      insertsPerHour: given.INSERTS_PER_HOUR,
      confirmSignups: given.CONFIRM_SIGNUPS === 1,
    };
  });

export type Environment = z.output<typeof settings>;

/**
 * Reads the settings from environment variables, once at the start. An empty variable counts as not set.
 * @throws {EnvironmentError} with a line for each that cannot be used: its name and what it must be.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined]);
  const result = settings.safeParse(Object.fromEntries(set));
  if (result.success) return result.data;
  const { fieldErrors } = z.flattenError(result.error);
  throw new EnvironmentError(
    Object.entries(fieldErrors)
      .map(([name, [message]]) => `${name} ${message}`)
      .join('\n'),
  );
}
