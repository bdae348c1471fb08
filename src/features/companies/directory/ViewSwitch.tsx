import { LayoutGrid, Table } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { RadioButtons } from '#src/filters/RadioButtons.tsx';
import { useChoice } from '#src/filters/use-choice.ts';
import { showView } from './filter-companies.ts';

const VIEWS = [
  { name: 'Cards', view: '', Icon: LayoutGrid },
  { name: 'Table', view: 'table', Icon: Table },
] as const;

const CHOICES = ['table'];

/** Two buttons that show the list as cards or as a table; `?view=table` in the address. */
export function ViewSwitch() {
  const { buttons, choice, choose } = useChoice('view', CHOICES);

  useLayoutEffect(() => showView(choice ?? 'cards'), [choice]);

  return (
    <RadioButtons
      ref={buttons}
      label="View"
      name="view"
      options={VIEWS.map(({ name, view, Icon }) => ({
        value: view,
        label: (
          <>
            <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
            {name}
          </>
        ),
      }))}
      onChoose={(value) => choose(value || undefined)}
    />
  );
}
