import { formatPartial } from '#src/design/format-date.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import './issue.css';

/** Issues, the newest first, each with what it is about. */
export function IssueList({ issues }: { issues: readonly Entry<'newsletters'>[] }) {
  return (
    <ol className="issue-items">
      {issues.map(({ id, title, date, description }) => (
        <li key={id}>
          <p className="facts">
            <time dateTime={date}>{formatPartial(date)}</time>
          </p>
          <h3>
            <a href={urls.newsletterIssue(id)}>{title}</a>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
