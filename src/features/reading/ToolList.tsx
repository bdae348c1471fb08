import { Badge } from '#src/design/Badge.tsx';
import { Card, CardText, CardTitle } from '#src/design/Card.tsx';
import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { KeyValues } from '#src/design/FactList.tsx';
import { formatPartial } from '#src/design/format-date.ts';
import { EntrySources } from '#src/figures/EntrySources.tsx';
import type { PageReferences } from '#src/figures/page-references.ts';
import { facetOf } from '#src/filters/filter-rows.ts';
import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';

export function ToolList({ tools, references }: { tools: readonly Entry<'tools'>[]; references: PageReferences }) {
  return (
    <ul id="tools" data-rows="" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <li
          key={tool.id}
          data-language={facetOf(tool.languages)}
          data-license={tool.license}
          data-purpose={tool.purpose}
        >
          <ToolCard tool={tool} references={references} />
        </li>
      ))}
    </ul>
  );
}

function ToolCard({ tool, references }: { tool: Entry<'tools'>; references: PageReferences }) {
  const { id, name, maker, company, description, purpose, languages, license, version, access, url, sources, asOf } =
    tool;
  return (
    <Card id={id}>
      <div data-search="">
        <CardTitle>{name}</CardTitle>
        <p className="text-sm text-ink-2">{company ? <a href={urls.company(company)}>{maker}</a> : maker}</p>
      </div>
      <div>
        <Badge tone="blue">{purpose}</Badge>
      </div>
      <div data-search="">
        <CardText>{description}</CardText>
      </div>
      <div className="mt-auto grid gap-3 pt-2">
        <div data-search="">
          <KeyValues
            align="start"
            facts={[
              { name: 'Languages', value: languages.join(', ') },
              { name: 'License', value: license },
              ...(version
                ? [{ name: 'Version', value: `${version.number} (${formatPartial(version.released)})` }]
                : []),
              ...(access ? [{ name: 'Free of charge', value: access }] : []),
            ]}
          />
        </div>
        <EntrySources sources={sources} references={references} asOf={asOf} />
        <ExternalLink href={url} label={`Open project: ${name}`} className="text-sm font-semibold">
          Open project
        </ExternalLink>
      </div>
    </Card>
  );
}
