import { describe, expect, it } from 'vitest';
import { withFields } from './form-fields.ts';

describe('withFields', () => {
  it('writes what is chosen, without white space at its ends', () => {
    expect(withFields('https://example.org/companies', { q: ' ion ', location: 'UK', type: '' })).toBe(
      'https://example.org/companies?q=ion&location=UK',
    );
  });

  it('takes out what is no longer chosen, and keeps the rest of the address', () => {
    expect(withFields('https://example.org/companies?ref=a&q=x&type=y#directory', { q: '', type: '' })).toBe(
      'https://example.org/companies?ref=a#directory',
    );
  });

  it('writes one choice in one way, whichever field was filled first', () => {
    const fields = { q: 'ion', location: 'UK' };
    expect(withFields('https://example.org/companies?location=UK', fields)).toBe(
      'https://example.org/companies?q=ion&location=UK',
    );
  });

  it('does not touch the address before a field was read', () => {
    expect(withFields('https://example.org/companies?q=x', {})).toBe('https://example.org/companies?q=x');
  });
});
