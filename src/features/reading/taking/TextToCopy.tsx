import { buttonClass } from '#src/design/Button.tsx';

interface Props {
  text: string;
  /** On the button that copies it. */
  copy: string;
}

/** A text for other pages: a click selects all of it, and a button copies it (`src/frame/copy-texts.ts`). */
export function TextToCopy({ text, copy }: Props) {
  return (
    <div className="my-2 grid gap-2">
      <pre className="overflow-x-auto rounded-sm border border-rule bg-code p-3 text-xs whitespace-pre-wrap select-all">
        <code>{text}</code>
      </pre>
      <button type="button" data-copies={text} className={`${buttonClass('secondary')} w-fit noscript:hidden`}>
        {copy}
      </button>
    </div>
  );
}
