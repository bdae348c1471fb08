import '#src/design/table.css';
import { RestToggle } from '#src/design/RestToggle.tsx';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { SortColumns } from '#src/filters/sort-order.ts';
import { valueAt } from './csv.ts';
import type { Item } from './data-file.ts';
import type { ShownColumn } from './shown-columns.ts';
import './data-table.css';

interface Props {
  caption: string;
  columns: readonly ShownColumn[];
  items: readonly Item[];
}

/** How many rows the table shows at first; `data-table.css` says the same. */
const SHOWN = 25;

/** What the headings of a table of a data set sort by: the entry's name and each column, called c0, c1 …, since names hold dots. */
export function sortColumnsOf(columns: readonly ShownColumn[]): SortColumns {
  const words = ({ name, isNumeric }: Pick<ShownColumn, 'name' | 'isNumeric'>) => ({
    ascending: isNumeric ? `${name}, lowest first` : `${name}, A to Z`,
    descending: isNumeric ? `${name}, highest first` : `${name}, Z to A`,
    first: 'ascending' as const,
  });
  return Object.fromEntries([
    ['id', words({ name: 'id', isNumeric: false })],
    ...columns.map((column, index) => [`c${index}`, words(column)]),
  ]);
}

/** The rows of a data set with its short columns. A row's anchor is the entry's id. */
export function DataTable({ caption, columns, items }: Props) {
  return (
    <>
      <table data-repeats="" className="set-table data-table data-table-ruled data-table-stacked">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <SortableHeading column="id" label="id" rendered={{ key: 'id', direction: 'ascending' }} />
            {columns.map(({ name, isNumeric }, index) => (
              <SortableHeading key={name} column={`c${index}`} label={name} isFigure={isNumeric} />
            ))}
            <th scope="col">On this site</th>
          </tr>
        </thead>
        <tbody data-rows="">
          {items.map((item) => (
            <Row key={item.id} {...{ item, columns }} />
          ))}
        </tbody>
      </table>
      <RestToggle first={SHOWN} rest={items.length - SHOWN} />
    </>
  );
}

function Row({ item, columns }: { item: Item; columns: readonly ShownColumn[] }) {
  const values = columns.map(({ path }) => valueAt(item, path) as string | number | boolean | undefined);
  const { pathname, hash } = new URL(item.canonicalUrl);
  const sorted = Object.fromEntries(values.map((value, index) => [`data-sort-c${index}`, value?.toString()]));
  return (
    <tr id={item.id} data-sort-id={item.id} {...sorted}>
      <th scope="row" data-search="">
        <a href={`#${item.id}`}>
          <code>{item.id}</code>
        </a>
      </th>
      {columns.map(({ name, isNumeric }, index) => (
        <td key={name} data-label={name} data-search="" className={isNumeric ? 'num' : undefined}>
          {values[index]?.toString()}
        </td>
      ))}
      <td>
        <a href={pathname + hash}>
          Open <code className="visually-hidden">{item.id}</code>
        </a>
      </td>
    </tr>
  );
}
