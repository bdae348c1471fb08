import { CircleAlert } from '#src/design/icons.tsx';
import type { FormMessage } from './form-messages.ts';

/**
 * Says that a form was not sent where no script could be fetched to say it: the page's inline script shows it
 * (`src/frame/boot.ts`).
 */
export function SendingFailed({ message: { title, description } }: { message: FormMessage }) {
  return (
    <p data-failed hidden role="alert" className="flex items-start gap-1.5 text-xs text-ink-2">
      <CircleAlert aria-hidden className="mt-px size-4 flex-none text-danger" />
      <span>
        <strong className="font-semibold text-danger">{title}</strong>
        <br />
        {description}
      </span>
    </p>
  );
}

/** With the next sending it is out of date. */
export function hideSendingFailed(form: HTMLFormElement): void {
  for (const note of form.querySelectorAll<HTMLElement>('[data-failed]')) note.hidden = true;
}
