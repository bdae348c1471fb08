import { useEffect, useState } from 'react';
import type { Due } from '../checks/due.ts';
import { desk } from './call.ts';
import { useDesk } from './desk-state.tsx';
import { links } from './route.ts';

/** What is due by age, the most overdue on the most pages first. */
export function DueTable() {
  const { lead, library } = useDesk();
  const [due, setDue] = useState<readonly Due[]>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    desk.due().then(setDue, (error: Error) => setFailure(error.message));
  }, []);

  return (
    <div className="list">
      <div className="head">
        <h1>Due by age</h1>
      </div>
      <p className="sub" role="status">
        {failure ??
          (due
            ? `${due.length} figures and entries are due for review on ${library?.today}. First is what is longest overdue on most pages: months times pages.`
            : 'Looking for what is due')}
      </p>
      {due && due.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Says</th>
              <th scope="col">As of</th>
              <th scope="col">Months overdue</th>
              <th scope="col">Pages that show it</th>
            </tr>
          </thead>
          <tbody>
            {due.map(({ file, figure, name, says, asOf, overdue, pages }) => (
              <tr key={`${file} ${figure}`}>
                <th scope="row">
                  <a
                    href={links.entry(file)}
                    onClick={() => lead(figure ? { file, path: ['figures', figure] } : undefined)}
                  >
                    {name}
                  </a>
                  <small>{file}</small>
                </th>
                <td>{says}</td>
                <td className="number">{asOf}</td>
                <td className="number">{overdue}</td>
                <td>
                  <b className="number">{pages.length}</b>
                  <small>{pages.join(', ')}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
