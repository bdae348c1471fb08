import { expect, it } from 'vitest';
import { kinds } from '#src/model/kinds.ts';
import { formSchema } from './form-schema.ts';

it('R63.2: a form has the help of its schema, and knows which of its fields name other entries', () => {
  const { properties } = formSchema(kinds['funding-rounds'].schema);
  expect(properties?.profile).toMatchObject({
    reference: 'companies',
    description: expect.stringContaining('Id of the company'),
  });
  expect(formSchema(kinds.sources.schema).properties?.url).toMatchObject({ type: 'string' });
});

it('R63.2: of several shapes each has a name', () => {
  const { properties } = formSchema(kinds.tasks.schema);
  const answer = properties?.answer;
  const options = typeof answer === 'object' ? (answer.oneOf ?? answer.anyOf ?? []) : [];
  const titles = options.map((option) => (typeof option === 'object' ? option.title : ''));
  expect(titles).toContain('number');
  expect(titles).toContain('unitary');
});
