import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isList } from './columns.ts';
import { formValues } from './form-values.ts';
import { newsletterForm } from './newsletter-subscriber.ts';
import { partnerForm } from './partner-application.ts';
import { columnNames, rowSchema, type TableName, tables } from './tables.ts';

const names: TableName[] = ['newsletter_subscribers', 'partner_applications'];

describe('the description of a table', () => {
  it('says which columns a visitor may fill in, those of its form first', () => {
    const sentFrom = ['source_url', 'user_agent'];
    expect(columnNames('newsletter_subscribers')).toEqual([...Object.keys(newsletterForm.shape), ...sentFrom]);
    expect(columnNames('partner_applications')).toEqual([...Object.keys(partnerForm.shape), ...sentFrom]);
  });

  it.each(names)('of %s names columns that safely stand in SQL', (table) => {
    for (const name of [table, ...columnNames(table)]) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it.each(names)('of %s has a label for every column that people read, each of its own', (table) => {
    const labels = Object.values(tables[table].columns).map(({ label }) => label);
    expect(new Set(labels).size).toBe(columnNames(table).length - 1);
  });

  it('knows a list from a text, also one that may be left out', () => {
    expect(isList(partnerForm.shape.partnership_types)).toBe(true);
    expect(isList(z.optional(z.array(z.string())))).toBe(true);
    expect(isList(partnerForm.shape.business_description)).toBe(false);
  });

  it('can be told as JSON Schema', () => {
    const validate = new Ajv2020().compile(rowSchema('partner_applications'));
    const application = {
      website_url: 'https://example.org',
      contact_name: 'Grete Hermann',
      email: 'grete@example.org',
      partnership_types: ['Affiliate'],
    };
    expect(validate(application)).toBe(true);
    const { email, ...withoutEmail } = application;
    for (const wrong of [
      withoutEmail,
      { ...application, contact_name: 'x' },
      { ...application, partnership_types: ['Owner'] },
      { ...application, role: 'admin' },
    ]) {
      expect(validate(wrong)).toBe(false);
    }
  });
});

describe('what stands in a form', () => {
  it('is read field by field, and nothing else with it', () => {
    const sent = new URLSearchParams([
      ['contact_name', ' Grete '],
      ['partnership_types', 'Affiliate'],
      ['partnership_types', 'Referral'],
      ['business_description', 'One\r\nTwo'],
      ['role', 'admin'],
    ]);
    const read = {
      website_url: '',
      contact_name: ' Grete ',
      email: '',
      partnership_types: ['Affiliate', 'Referral'],
      business_description: 'One\nTwo',
    };
    expect(formValues(partnerForm, sent)).toMatchObject(read);
    expect(Object.keys(formValues(partnerForm, sent))).toEqual(Object.keys(partnerForm.shape));
    const data = new FormData();
    for (const [name, value] of sent) data.append(name, value);
    expect(formValues(partnerForm, data)).toEqual(formValues(partnerForm, sent));
    expect(formValues(newsletterForm, sent)).toEqual({ email: '' });
  });
});
