import type { NewsletterSubscriber } from './newsletter-subscriber.ts';
import { newsletterSubscriber } from './newsletter-subscriber.ts';
import type { PartnerApplication } from './partner-application.ts';
import { partnerApplication } from './partner-application.ts';

/**
 * The two tables an anonymous visitor may insert into, with the schema of one row.
 * The browser, our server and the database tests all take the names from here.
 */
export const tables = {
  newsletter_subscribers: newsletterSubscriber,
  partner_applications: partnerApplication,
} as const;

export type TableName = keyof typeof tables;

export interface Rows {
  newsletter_subscribers: NewsletterSubscriber;
  partner_applications: PartnerApplication;
}

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}
