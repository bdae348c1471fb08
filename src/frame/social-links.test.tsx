import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';
import { socialLinks } from './social-links.ts';

const accounts = {
  PHOTO_SHARING_URL: 'https://photos.example/hub',
  PROFESSIONAL_NETWORK_URL: 'https://network.example/company/hub',
  CONTACT_EMAIL: 'hello@hub.example',
};

describe('social links of the footer', () => {
  it('show the three accounts of the house once they are configured', () => {
    const html = renderToStaticMarkup(<Footer social={socialLinks(accounts)} />);
    expect(html).toContain('href="https://photos.example/hub" aria-label="Photo sharing"');
    expect(html).toContain('href="https://network.example/company/hub" aria-label="Professional network"');
    expect(html).toContain('href="mailto:hello@hub.example" aria-label="Email"');
  });

  it('are left out one by one where they are not', () => {
    expect(socialLinks({ CONTACT_EMAIL: accounts.CONTACT_EMAIL, PHOTO_SHARING_URL: ' ' })).toEqual([
      { kind: 'email', label: 'Email', href: 'mailto:hello@hub.example' },
    ]);
    expect(renderToStaticMarkup(<Footer social={[]} />)).not.toContain('aria-label="Accounts"');
  });

  it.each([
    ['PHOTO_SHARING_URL', 'photos.example'],
    ['PROFESSIONAL_NETWORK_URL', 'javascript:alert(1)'],
    ['CONTACT_EMAIL', 'hello'],
  ])('a bad %s stops the build by name', (name, value) => {
    expect(() => socialLinks({ [name]: value })).toThrow(name);
  });
});
