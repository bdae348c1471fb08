import { ContentsButton } from './ContentsButton.tsx';
import './page-contents.css';

interface Props {
  /** The sections of the page in their order: anchor, and heading. */
  sections: Readonly<Record<string, { title: string }>>;
}

/**
 * The sections of a long page under the header, where they stay while the page scrolls: a bar on wide screens, elsewhere
 * a button that opens them.
 */
export function PageContents({ sections }: Props) {
  return (
    <nav aria-label="On this page" className="contents-bar page-contents">
      <ContentsButton id="contents-open" label="On this page" />
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
