import './form-result.css';
import { buttonClass } from '#src/design/Button.tsx';

/**
 * The answer to a form that was posted without script. The server fills in the tokens (`server/api/result-page.ts`), and
 * puts a small form with one button in the place of `{{action}}` where there is something left to confirm.
 */
export function FormResult() {
  return (
    <section data-tone="{{tone}}" className="wrap grid min-h-[60dvh] content-center justify-items-start gap-4 py-16">
      <h1 className="max-w-[16em] text-3xl tracking-head">{'{{title}}'}</h1>
      <p className="max-w-measure text-lg wrap-anywhere text-ink-2">{'{{description}}'}</p>
      <div className="form-result-actions mt-4 flex flex-wrap gap-3">
        {'{{action}}'}
        <a href="{{back}}" className={buttonClass('secondary')}>
          Go back
        </a>
      </div>
    </section>
  );
}
