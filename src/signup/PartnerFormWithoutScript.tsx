import { buttonClass } from '#src/design/Button.tsx';
import { urls } from '#src/site/urls.ts';
import { Honeypot } from './Honeypot.tsx';
import { PartnerFields } from './PartnerFields.tsx';

/** The partner application as a plain form that posts to our server; `path` is the page it stands on. */
export function PartnerFormWithoutScript({ path, description }: { path: string; description: string }) {
  return (
    <form action={urls.postPartner()} method="post" className="grid max-w-136 gap-4">
      <PartnerFields
        bind={(name) => (name === 'business_description' ? { name, defaultValue: description } : { name })}
        errors={{}}
      />
      <Honeypot />
      <input type="hidden" name="source_url" value={path} />
      <p className="flex gap-2.5">
        <button type="submit" className={buttonClass('primary')}>
          Submit
        </button>
        <a href={urls.partners()} className={buttonClass('secondary')}>
          Cancel
        </a>
      </p>
    </form>
  );
}
