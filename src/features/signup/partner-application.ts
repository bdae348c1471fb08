import * as z from 'zod/mini';
import type { Columns } from './columns.ts';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, optionalText, STRICT_EMAIL, sentFrom, text } from './text-rules.ts';

export const PARTNERSHIP_TYPES = ['Affiliate', 'Reseller', 'Referral', 'Technology Partner'] as const;
export type PartnershipType = (typeof PARTNERSHIP_TYPES)[number];

export const WEBSITE_URL_MAX_LENGTH = 2048;
export const CONTACT_NAME_MIN_LENGTH = 2;
/** The requirements set no upper limit; a name longer than this is not a name. */
export const CONTACT_NAME_MAX_LENGTH = 200;
export const BUSINESS_DESCRIPTION_MAX_LENGTH = 2000;

export const partnerMessages = {
  website_url: 'Please enter a valid URL (including https://)',
  contact_name: 'Please enter a valid name',
  email: EMAIL_MESSAGE,
  partnership_types: 'Select at least one partnership type',
  business_description: 'Keep it under 2000 characters',
} as const;

const websiteUrl = text.check(
  z.trim(),
  z.maxLength(WEBSITE_URL_MAX_LENGTH, { error: partnerMessages.website_url, abort: true }),
  z.refine(isHttpUrl, partnerMessages.website_url),
);

/**
 * `http:` and `https:` only: a `javascript:` address would run in whoever reads the applications. No control
 * characters: the URL parser drops line breaks and would let them through. No white space in the host, which some
 * browsers' parsers take.
 */
function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+([/?#][^\p{Cc}]*)?$/iu.test(value) && URL.canParse(value);
}

/** The fields a person fills in (`PartnerFields.tsx`). */
export const partnerForm = z.strictObject({
  website_url: websiteUrl,
  contact_name: text.check(
    z.trim(),
    z.minLength(CONTACT_NAME_MIN_LENGTH, partnerMessages.contact_name),
    z.maxLength(CONTACT_NAME_MAX_LENGTH, { error: partnerMessages.contact_name, abort: true }),
    z.regex(/^\P{Cc}*$/u, partnerMessages.contact_name),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, { error: partnerMessages.email, abort: true }),
      z.regex(STRICT_EMAIL, partnerMessages.email),
    ),
  partnership_types: z.array(z.enum(PARTNERSHIP_TYPES, partnerMessages.partnership_types)).check(
    z.minLength(1, partnerMessages.partnership_types),
    z.refine((types) => new Set(types).size === types.length, partnerMessages.partnership_types),
  ),
  business_description: optionalText(BUSINESS_DESCRIPTION_MAX_LENGTH, partnerMessages.business_description),
});

export type PartnerFormInput = z.input<typeof partnerForm>;
export type PartnerFormValues = z.output<typeof partnerForm>;

/** One row of `partner_applications`, as the browser sends it. */
export const partnerApplication = z.strictObject({ ...partnerForm.shape, ...sentFrom });

export const applicationColumns: Columns<z.infer<typeof partnerApplication>> = {
  contact_name: { label: 'Contact name' },
  email: { label: 'Email' },
  website_url: { label: 'Website' },
  partnership_types: { label: 'Partnership types' },
  business_description: { label: 'About the business', isLong: true },
  source_url: { label: 'Sent from' },
};
