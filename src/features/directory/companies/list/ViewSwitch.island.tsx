import { useLayoutEffect } from 'react';
import { LayoutGrid, Table } from '#src/design/icons.tsx';
import { RadioButtons } from '#src/filters/RadioButtons.tsx';
import { useFormFilter } from '#src/filters/use-form-filter.ts';
import { urls } from '#src/model/urls.ts';

const LABELS = {
  cards: (
    <>
      <LayoutGrid aria-hidden strokeWidth={1.75} className="size-4.5" />
      Cards
    </>
  ),
  table: (
    <>
      <Table aria-hidden strokeWidth={1.75} className="size-4.5" />
      Table
    </>
  ),
};

/** Two buttons that show the directory as cards or as a table; `?view=table` in the address. */
export function ViewSwitch() {
  const { form, fields, update } = useFormFilter();

  useLayoutEffect(() => {
    const views = document.getElementById('company-views');
    if (views) views.dataset.view = fields.view || 'cards';
  }, [fields]);

  return (
    <form ref={form} action={urls.companies()} autoComplete="off" onInput={update}>
      <RadioButtons label="View" name="view" all="cards" options={['table']} labels={LABELS} />
    </form>
  );
}
