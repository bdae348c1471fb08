import type { Entry } from '#src/model/read-content.ts';
import { bibtex, plainCitation, ris } from './citation-formats.ts';

/** A paper's reference in three formats, opened on demand; the copy buttons are woken by `CopyCitations`. */
export function Citation({ paper }: { paper: Entry<'papers'> }) {
  const formats = [
    { name: 'BibTeX', text: bibtex(paper) },
    { name: 'RIS', text: ris(paper).replaceAll('\r\n', '\n') },
    { name: 'plain text', text: plainCitation(paper) },
  ];
  return (
    <details className="mt-2 text-xs print:hidden">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-accent">
        Cite<span className="visually-hidden">: {paper.title}</span>
      </summary>
      {formats.map(({ name, text }) => (
        <div key={name} className="mt-3 max-w-[40em]">
          <pre className="rounded-sm border border-rule bg-sunken p-3 break-words whitespace-pre-wrap">
            {text.trim()}
          </pre>
          <button
            type="button"
            name={`${paper.id} ${name}`}
            data-copy={name}
            className="mt-1 min-h-6 cursor-pointer font-semibold text-accent hover:underline noscript:hidden"
          >
            Copy {name}
            <span className="visually-hidden">: {paper.title}</span>
          </button>
        </div>
      ))}
    </details>
  );
}
