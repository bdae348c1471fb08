import { join, resolve } from 'node:path';
import { EMAIL_MAX_LENGTH, LOOSE_EMAIL } from '#src/features/signup/email.ts';

const PROJECT_ROOT = resolve(import.meta.dirname, '..');

/** Every setting of the server, parsed once at the start. */
export interface Environment {
  port: number;
  host: string;
  /** Folder of the SQLite file and of mails that are written to disk. */
  dataDir: string;
  /** Folder of the built pages. */
  distDir: string;
  /** Origin of the public site, without a trailing slash. */
  siteUrl: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of every mail, as in a `From` header. */
  mailFrom: MailAddress;
  /** Where partner applications are announced. */
  partnerInbox: string;
  /** How many proxies in front of the server are ours. */
  trustProxy: number;
  /** Where the built pages send their rows; undefined means to this server. */
  supabaseUrl: string | undefined;
  anonKey: string;
  /** Inserts one address may make in a minute; 0 means no limit. */
  insertsPerMinute: number;
  /** Inserts one address may make in an hour; 0 means no limit. */
  insertsPerHour: number;
  /** Whether new subscribers are asked by mail if the address is theirs, before they are welcomed. */
  confirmSignups: boolean;
}

export interface MailAddress {
  name: string;
  address: string;
}

/** A setting that cannot be used. The message is one line and never repeats a value, which may hold a password. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws {EnvironmentError} naming the first setting that cannot be used and what it must be.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const port = wholeNumber(read, 'PORT', 4321, 65_535);
  const siteUrl = origin(read, 'SITE_URL') ?? `http://localhost:${port}`;
  const mailFrom = mailAddress(read, 'MAIL_FROM') ?? {
    name: 'Quantum Computing Knowledge Hub',
    address: `newsletter@${new URL(siteUrl).hostname}`,
  };
  return {
    port,
    host: hostName(read, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    distDir: resolve(read('DIST_DIR') ?? join(PROJECT_ROOT, 'dist')),
    siteUrl,
    databaseUrl: address(read, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: address(read, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom,
    partnerInbox: mailAddress(read, 'PARTNER_INBOX')?.address ?? mailFrom.address,
    trustProxy: wholeNumber(read, 'TRUST_PROXY', 0, 10),
    supabaseUrl: address(read, 'PUBLIC_SUPABASE_URL', ['http:', 'https:']),
    anonKey: headerText(read, 'PUBLIC_SUPABASE_ANON_KEY') ?? 'public-anon-key',
    insertsPerMinute: wholeNumber(read, 'INSERTS_PER_MINUTE', 10, 1_000_000),
    insertsPerHour: wholeNumber(read, 'INSERTS_PER_HOUR', 60, 1_000_000),
    confirmSignups: wholeNumber(read, 'CONFIRM_SIGNUPS', 0, 1) === 1,
  };
}

type Read = (name: string) => string | undefined;

function wholeNumber(read: Read, name: string, fallback: number, max: number): number {
  const value = read(name);
  if (value === undefined) return fallback;
  if (!/^\d{1,9}$/.test(value) || Number(value) > max) {
    throw new EnvironmentError(`${name} must be a whole number from 0 to ${max}`);
  }
  return Number(value);
}

function hostName(read: Read, name: string): string | undefined {
  const value = read(name);
  if (value !== undefined && !/^[A-Za-z0-9.:_-]{1,253}$/.test(value)) {
    throw new EnvironmentError(`${name} must be a host name or an IP address, such as 0.0.0.0`);
  }
  return value;
}

function address(read: Read, name: string, protocols: readonly string[]): string | undefined {
  const value = read(name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !protocols.includes(url.protocol)) {
    throw new EnvironmentError(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
  }
  return value;
}

function origin(read: Read, name: string): string | undefined {
  const value = address(read, name, ['http:', 'https:']);
  if (value === undefined) return undefined;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvironmentError(`${name} must be an origin without a path, such as https://example.org`);
  }
  return url.origin;
}

function mailAddress(read: Read, name: string): MailAddress | undefined {
  const value = read(name);
  if (value === undefined) return undefined;
  const [, written = '', enclosed] = /^([^<>]*)<([^<>]+)>$/.exec(value) ?? [];
  const bare = enclosed ?? value;
  const displayName = written.trim().replace(/^"|"$/g, '');
  if (!LOOSE_EMAIL.test(bare) && !/^[^\s@\p{Cc}]+@localhost$/u.test(bare)) {
    throw new EnvironmentError(`${name} must be one mail address, such as Name <name@example.org>`);
  }
  if (bare.length > EMAIL_MAX_LENGTH) throw new EnvironmentError(`${name} is longer than a mail address may be`);
  if (/["\p{Cc}]/u.test(displayName)) throw new EnvironmentError(`${name} must have a plain name before its address`);
  return { name: displayName, address: bare };
}

function headerText(read: Read, name: string): string | undefined {
  const value = read(name);
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new EnvironmentError(`${name} must be printable ASCII without spaces`);
  }
  return value;
}
