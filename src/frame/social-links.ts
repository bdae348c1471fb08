import { z } from 'zod';

export interface SocialLink {
  kind: 'photo-sharing' | 'professional-network' | 'email';
  label: string;
  href: string;
}

const account = (name: string) =>
  z.url({ protocol: /^https$/, error: `${name} must be the https address of an account` });

const settings = z.object({
  PHOTO_SHARING_URL: account('PHOTO_SHARING_URL').optional(),
  PROFESSIONAL_NETWORK_URL: account('PROFESSIONAL_NETWORK_URL').optional(),
  CONTACT_EMAIL: z.email('CONTACT_EMAIL must be an e-mail address').optional(),
  MAIL_FROM: z.string().optional(),
});

type Variables = Record<string, string | undefined>;

/** The settings behind the links; those that a build leaves out have neutral defaults. */
const ACCOUNTS = ['PHOTO_SHARING_URL', 'PROFESSIONAL_NETWORK_URL', 'CONTACT_EMAIL'] as const;

/** What both networks show to everybody: pictures of the subject, and a form that shares an address. */
const PHOTOS_OF_THE_SUBJECT = 'https://www.instagram.com/explore/tags/quantumcomputing/';
const SHARE_ADDRESS = 'https://www.linkedin.com/sharing/share-offsite/?url=';

/**
 * The three links of a page, from the environment of the build: the accounts of the house, or else the photographs of
 * the subject, the sharing of the page itself, and the address from which the newsletter comes.
 * @param page the page's full address.
 * @throws naming the setting that cannot be used.
 */
export function socialLinks(variables: Variables, page: URL): SocialLink[] {
  const { PHOTO_SHARING_URL: photos, PROFESSIONAL_NETWORK_URL: network } = settingsIn(variables);
  return [
    { kind: 'photo-sharing', label: 'Photo sharing', href: photos ?? PHOTOS_OF_THE_SUBJECT },
    {
      kind: 'professional-network',
      label: 'Professional network',
      href: network ?? SHARE_ADDRESS + encodeURIComponent(page.href),
    },
    { kind: 'email', label: 'Email', href: `mailto:${contactAddress(variables, page)}` },
  ];
}

/** The e-mail address of the house: its own, or else the one from which the newsletter comes. */
export function contactAddress(variables: Variables, site: URL): string {
  const { CONTACT_EMAIL: email, MAIL_FROM: sender } = settingsIn(variables);
  return email ?? addressIn(sender) ?? `newsletter@${site.hostname}`;
}

function settingsIn(variables: Variables): z.infer<typeof settings> {
  const { success, data, error } = settings.safeParse(setOnly(variables));
  if (!success) throw new Error(error.issues.map(({ message }) => message).join('; '));
  return data;
}

/** The settings of {@link socialLinks} that are left to their defaults. */
export function unsetAccounts(variables: Variables): string[] {
  const set = setOnly(variables);
  return ACCOUNTS.filter((name) => set[name] === undefined);
}

function setOnly(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/** The address of "Hub <news@hub.example>" or of "news@hub.example". */
function addressIn(sender: string | undefined): string | undefined {
  return sender?.match(/[^\s<>]+@[^\s<>]+/)?.[0];
}
