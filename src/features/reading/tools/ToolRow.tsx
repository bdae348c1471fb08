import { Absent } from '#src/design/Absent.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import { EntryCorrection } from '#src/frame/EntryCorrection.tsx';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { ReleaseBar } from './ReleaseBar.tsx';

interface Props {
  tool: Entry<'tools'>;
  references: PageReferences;
}

/** One tool: its line, and under it what one does with it, which opens. Its id is its address on the page. */
export function ToolRow({ tool, references }: Props) {
  const { id, name, maker, company, purpose, languages, license, version } = tool;
  return (
    <tr
      id={id}
      data-language={facetOf(languages)}
      data-license={license}
      data-purpose={purpose}
      data-sort-name={name}
      data-sort-purpose={purpose}
      data-sort-language={languages.join(', ')}
      data-sort-license={license}
      data-sort-released={version?.released}
    >
      <th scope="row" data-search="">
        <b>{name}</b> <small>{company ? <a href={urls.company(company)}>{maker}</a> : maker}</small>
      </th>
      <td>{purpose}</td>
      <td data-search="">{languages.join(', ')}</td>
      <td data-search="">{license}</td>
      <td>
        <Version version={version} />
      </td>
      <td className="opens">
        <ToolDetails tool={tool} references={references} />
      </td>
    </tr>
  );
}

function Version({ version }: Pick<Entry<'tools'>, 'version'>) {
  if (!version) return <Absent why="no release on record" />;
  return (
    <>
      <b data-search="">{version.number}</b> <small>{formatPartial(version.released)}</small>
      <ReleaseBar released={version.released} />
    </>
  );
}

/** The beginning of what one does with it stands in the row; the rest, and where to get it, opens. */
function ToolDetails({ tool: { id, name, description, access, url, sources, asOf }, references }: Props) {
  return (
    <details data-fold="">
      <summary data-search="">{description}</summary>
      <div>
        {access ? (
          <p data-search="">
            <b>Free of charge</b> {access}
          </p>
        ) : null}
        <EntrySources sources={sources} references={references} asOf={asOf} />
        <ExternalLink href={url} label={`Open project: ${name}`} className="font-semibold">
          Open project
        </ExternalLink>
        <EntryCorrection kind="tools" id={id} />
      </div>
    </details>
  );
}
