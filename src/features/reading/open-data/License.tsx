import { ExternalLink } from '#src/design/ExternalLink.tsx';
import { Section } from '#src/design/Section.tsx';
import type { DataPage } from '#src/model/schemas/pages/data.ts';
import { urls } from '#src/model/urls.ts';
import { TextToCopy } from '../taking/TextToCopy.tsx';
import { type CitedData, citationInBibtex, citationInWords } from './citation.ts';
import { LICENSE } from './data-file.ts';

/** Under which license the data are, and how to cite them. */
export function License({ section, cited }: { section: DataPage['license']; cited: CitedData }) {
  const { title, intro, example, bibtex, files, copy } = section;
  return (
    <Section id="license" title={title} intro={intro}>
      <div className="grid max-w-measure gap-3 text-sm">
        <p className="text-ink-2">{example}</p>
        <TextToCopy text={citationInWords(cited)} copy={copy} />
        <p className="text-ink-2">{bibtex}</p>
        <TextToCopy text={citationInBibtex(cited)} copy={copy} />
        <p className="text-ink-2">
          {files} <a href={urls.citationFile()}>CITATION.cff</a>, <a href={urls.dataPackage()}>datapackage.json</a>
        </p>
        <p>
          <ExternalLink href={LICENSE.url} className="font-semibold">
            The license, CC BY 4.0
          </ExternalLink>
        </p>
      </div>
    </Section>
  );
}
