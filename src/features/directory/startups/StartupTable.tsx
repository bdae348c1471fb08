import './startup-table.css';
import { SortableHeading } from '#src/filters/SortableHeading.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { fundingText } from './funding.ts';

interface Props {
  /** What the table holds, for screen readers. */
  caption: string;
  startups: readonly Entry<'startups'>[];
}

/** All startups in lines, each of which leads to its card; it goes with the cards when they are narrowed or sorted. */
export function StartupTable({ caption, startups }: Props) {
  return (
    <table id="startup-table" data-group="" className="startups">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <SortableHeading column="name" label="Company" />
          <SortableHeading column="raised" label="Raised" />
          <th scope="col">Focus</th>
          <SortableHeading column="founded" label="Founded" />
          <th scope="col">Location</th>
          <th scope="col">Stage</th>
          <SortableHeading column="status" label="Status" />
        </tr>
      </thead>
      <tbody data-follows="">
        {startups.map((startup) => (
          <tr key={startup.id}>
            <th scope="row">
              <a href={`#${startup.id}`}>{startup.name}</a>
            </th>
            <td>{fundingText(startup)}</td>
            <td>{startup.focus}</td>
            <td>{startup.founded}</td>
            <td>{startup.location}</td>
            <td>{startup.stage}</td>
            <td>{startup.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
