import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageOf } from '#src/model/read-content.ts';
import { Roles } from './Roles.tsx';

it('R38.4: each role says what it asks for from which field, in words too', () => {
  const { roles } = pageOf('jobs');
  const page = renderToStaticMarkup(<Roles section={roles} />);
  for (const { name, asks } of roles.items) {
    const row = page.slice(page.indexOf(name));
    const [of] = row.split('</li><li class="role-row">');
    for (const [field, ask] of Object.entries(asks))
      expect(of, name).toMatch(new RegExp(`${field}.*${roles.asks[ask]}`));
  }
});
