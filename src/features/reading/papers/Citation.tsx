import type { Entry } from '#src/model/read-content.ts';
import { urls } from '#src/model/urls.ts';
import { plainCitation } from './citation-formats.ts';

/** A paper's reference: in words, and as files for programs that manage them. `CopyCitations` wakes the copy buttons. */
export function Citation({ paper }: { paper: Entry<'papers'> }) {
  const { id, title } = paper;
  const files = [
    { name: 'BibTeX', href: urls.paperBibtex(id) },
    { name: 'RIS', href: urls.paperRis(id) },
  ];
  return (
    <details className="mt-2 text-xs print:hidden">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
        Cite<span className="visually-hidden">: {title}</span>
      </summary>
      <p data-citation="" className="mt-2 max-w-[40em]">
        {plainCitation(paper)}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {files.map(({ name, href }) => (
          <a key={name} href={href} download="" className="font-semibold">
            {name}
            <span className="visually-hidden">: {title}</span>
          </a>
        ))}
        {['plain text', ...files.map(({ name }) => name)].map((format) => (
          <button
            key={format}
            type="button"
            name={`${id} ${format}`}
            data-copy={format}
            className="cursor-pointer font-semibold text-accent hover:underline noscript:hidden"
          >
            Copy {format}
          </button>
        ))}
      </p>
    </details>
  );
}
