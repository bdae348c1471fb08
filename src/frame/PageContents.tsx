import './page-contents.css';
import { ChevronDown } from '../design/icons.tsx';

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

/**
 * Opens the list that follows it, where that has no room to stand open. What opens is an empty popover, and the style
 * sheet shows the list as long as it is open: a press on a link of the list is then a press beside the popover, which
 * closes it. So the list closes when a place is chosen, without script, as well as by Escape and by a press elsewhere.
 */
export function ContentsButton({ id, label }: { id: string; label: string }) {
  return (
    <>
      <button type="button" popoverTarget={id} className="contents-button">
        <span className="wrap">
          <span>{label}</span>
          <ChevronDown aria-hidden />
        </span>
      </button>
      <span id={id} popover="auto" className="contents-open" />
    </>
  );
}
