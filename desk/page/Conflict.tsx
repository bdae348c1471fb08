import type { Preview } from '../content/drafts.ts';
import { useDesk } from './desk-state.tsx';

/** A file that changed on disk since it was opened: both texts, and the choice between them. */
export function Conflict({ preview: { file, conflict, text } }: { preview: Preview }) {
  const { drop, keepOver } = useDesk();
  return (
    <div className="conflict" role="alert">
      <p>
        <b>This file changed on disk since you opened it.</b> Nothing is written until you choose.
      </p>
      <div className="both">
        <Text title="On disk now" text={conflict ?? 'The file is gone.'} />
        <Text title="Yours" text={text} />
      </div>
      <p className="buttons">
        <button type="button" className="btn" onClick={() => drop(file)}>
          Take the file on disk, drop mine
        </button>
        <button type="button" className="btn" onClick={() => void keepOver(file)}>
          Keep mine over it; the change below says what goes
        </button>
      </p>
    </div>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}
