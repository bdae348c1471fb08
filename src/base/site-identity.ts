/** Name and tagline of the site: the one place to change them. */
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
} as const;
