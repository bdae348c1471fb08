/** Name, tagline and outside addresses of the site: the one place to change them. */
export const site = {
  name: 'Quantum Computing Knowledge Hub',
  tagline: 'Your comprehensive resource for quantum computing research, insights, and industry analysis',
  locale: 'en',
  shareImage: {
    path: '/share/default.png',
    width: 1200,
    height: 630,
    alt: 'Quantum Computing Knowledge Hub: two slits, wavefronts and the fringes they build',
  },
  /** Neutral defaults; an operator replaces them with the accounts of the house. */
  social: [
    { kind: 'photo-sharing', label: 'Photo sharing', href: 'https://www.instagram.com/' },
    { kind: 'professional-network', label: 'Professional network', href: 'https://www.linkedin.com/' },
    { kind: 'email', label: 'Email', href: 'mailto:hello@example.org' },
  ],
} as const;
