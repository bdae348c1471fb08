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
});

/**
 * The accounts of the house, from the environment of the build. What is not set is not shown: a link that leads to
 * nobody is worse than none.
 * @throws naming the setting that cannot be used.
 */
export function socialLinks(variables: Record<string, string | undefined>): SocialLink[] {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { success, data, error } = settings.safeParse(set);
  if (!success) throw new Error(error.issues.map(({ message }) => message).join('; '));
  const { PHOTO_SHARING_URL: photos, PROFESSIONAL_NETWORK_URL: network, CONTACT_EMAIL: email } = data;
  return [
    ...(photos ? [{ kind: 'photo-sharing', label: 'Photo sharing', href: photos } as const] : []),
    ...(network ? [{ kind: 'professional-network', label: 'Professional network', href: network } as const] : []),
    ...(email ? [{ kind: 'email', label: 'Email', href: `mailto:${email}` } as const] : []),
  ];
}
