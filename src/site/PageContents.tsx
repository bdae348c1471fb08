import './page-contents.css';

interface Props {
  /** The sections of the page in their order: anchor, and heading. */
  sections: Readonly<Record<string, { title: string }>>;
}

/**
 * The sections of a long page in a bar under the header, which stays while the page scrolls. On wide screens only:
 * elsewhere the bar would take room that the text needs.
 */
export function PageContents({ sections }: Props) {
  return (
    <nav aria-label="On this page" className="page-contents">
      <ul className="wrap">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
