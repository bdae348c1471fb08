import { LayoutGrid, Table } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#src/design/Button.tsx';
import { choiceFromQuery, withChoice } from '#src/filters/choice-filter.ts';
import { showView } from './filter-companies.ts';

const VIEWS = [
  { name: 'Cards', view: undefined, Icon: LayoutGrid },
  { name: 'Table', view: 'table', Icon: Table },
] as const;

/** Two buttons that show the list as cards or as a table; `?view=table` in the address. */
export function ViewSwitch() {
  const [view, setView] = useState<string>();

  useEffect(() => setView(choiceFromQuery(location.search, 'view', ['table'])), []);
  useEffect(() => showView(view ?? 'cards'), [view]);

  function choose(next: string | undefined) {
    setView(next);
    history.replaceState(history.state, '', withChoice(location.href, 'view', next));
  }

  return (
    <fieldset data-choice-filter="view" aria-label="View" className="flex gap-2.5">
      {VIEWS.map(({ name, view: own, Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === own}
          onClick={() => choose(own)}
          className={buttonClass(view === own ? 'primary' : 'secondary')}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
