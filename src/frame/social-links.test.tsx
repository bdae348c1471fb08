import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';
import { socialLinks, unsetAccounts } from './social-links.ts';

const page = new URL('https://hub.example/news?a=b');
const accounts = {
  PHOTO_SHARING_URL: 'https://photos.example/hub',
  PROFESSIONAL_NETWORK_URL: 'https://network.example/company/hub',
  CONTACT_EMAIL: 'hello@hub.example',
};

describe('R2.10: the social links of the footer', () => {
  it('are the three accounts of the house once they are configured', () => {
    const html = renderToStaticMarkup(<Footer social={socialLinks(accounts, page)} />);
    expect(html).toContain('href="https://photos.example/hub" aria-label="Photo sharing"');
    expect(html).toContain('href="https://network.example/company/hub" aria-label="Professional network"');
    expect(html).toContain('href="mailto:hello@hub.example" aria-label="Email"');
    expect(unsetAccounts(accounts)).toEqual([]);
  });

  it('have neutral defaults: the subject, the page, the sender of the newsletter', () => {
    expect(socialLinks({ PHOTO_SHARING_URL: ' ' }, page).map(({ href }) => href)).toEqual([
      'https://www.instagram.com/explore/tags/quantumcomputing/',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fhub.example%2Fnews%3Fa%3Db',
      'mailto:newsletter@hub.example',
    ]);
    expect(socialLinks({ MAIL_FROM: 'Hub <news@mail.example>' }, page).at(-1)?.href).toBe('mailto:news@mail.example');
    expect(unsetAccounts({ PHOTO_SHARING_URL: ' ' })).toEqual(Object.keys(accounts));
  });

  it.each([
    ['PHOTO_SHARING_URL', 'photos.example'],
    ['PROFESSIONAL_NETWORK_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'hello'],
  ])('a bad %s stops the build by name', (name, value) => {
    expect(() => socialLinks({ [name]: value }, page)).toThrow(name);
  });
});
