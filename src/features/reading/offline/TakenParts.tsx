import { TableHead } from '#src/design/TableHead.tsx';
import type { PageOf } from '#src/model/pages.ts';

/** What comes along, and how large it is. The build fills in the sizes last, so the search does not read them. */
export function TakenParts({ columns, rows }: Pick<PageOf<'offline'>['contents'], 'columns' | 'rows'>) {
  const [, ...sizes] = columns;
  return (
    <table className="data-table data-table-stacked max-w-[62rem]">
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ name, what, sent, kept }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <small>{what}</small>
            </th>
            {[sent, kept].map((size, index) => (
              <td key={sizes[index]} data-label={sizes[index]} data-repeats="" className="whitespace-nowrap">
                {size}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
