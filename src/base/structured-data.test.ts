import { describe, expect, it } from 'vitest';
import {
  article,
  breadcrumbList,
  describedOrganization,
  faqPage,
  itemList,
  serializeStructuredData,
} from './structured-data.ts';

const ORIGIN = 'https://hub.example';

describe('structured data', () => {
  it('cannot close the element it stands in', () => {
    const text = serializeStructuredData(
      faqPage([{ question: '</script><script>alert(1)</script>', answer: 'No.' }]),
      ORIGIN,
    );
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ mainEntity: [{ name: '</script><script>alert(1)</script>' }] });
  });

  it('names pages by their absolute address', () => {
    expect(breadcrumbList([{ name: 'Ethics', path: '/ethics' }])(ORIGIN)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://hub.example/' },
        { position: 2, name: 'Ethics', item: 'https://hub.example/ethics' },
      ],
    });
    expect(article({ headline: 'H', description: 'D', path: '/ethics', modified: '2024-12' })(ORIGIN)).toMatchObject({
      mainEntityOfPage: 'https://hub.example/ethics',
      image: 'https://hub.example/share/ethics.png',
    });
  });

  it('describes another organization, with the year only where it was founded in it', () => {
    const facts = { name: 'A', description: 'D', path: '/companies/a', url: 'https://a.example', location: 'UK' };
    expect(describedOrganization({ ...facts, founded: 2015 })(ORIGIN)).toMatchObject({
      '@type': 'Organization',
      url: 'https://a.example',
      foundingDate: '2015',
      mainEntityOfPage: 'https://hub.example/companies/a',
    });
    expect(describedOrganization(facts)(ORIGIN)).not.toHaveProperty('foundingDate');
  });

  it('leaves the address out where an entry has no page', () => {
    const list = itemList('Papers', [{ name: 'A' }, { name: 'B', path: '/b' }])(ORIGIN);
    expect(list).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'A' },
        { position: 2, url: 'https://hub.example/b' },
      ],
    });
    expect(JSON.stringify(list)).not.toContain('undefined');
  });
});
