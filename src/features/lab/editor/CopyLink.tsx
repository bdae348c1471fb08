import { useEffect, useState } from 'react';
import { Link } from '#src/design/icons.tsx';

interface Props {
  label: string;
  /** What is said once it is copied. */
  said: string;
  /** What the link is of: when it changes, the link is an old one. */
  of: unknown;
  /** Undefined where there is none. */
  link: () => Promise<string | undefined>;
}

/** A button that copies a link and shows it. */
export function CopyLink({ label, said, of, link }: Props) {
  const [copied, setCopied] = useState<{ link: string; note: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setCopied(undefined), [of]);
  const copy = async () => {
    const made = await link();
    setCopied(made === undefined ? undefined : { link: made, note: await noteOf(made, said) });
  };
  return (
    <div className="copy-link">
      <button type="button" className="framed lesson-next" onClick={() => void copy()}>
        <Link aria-hidden />
        {label}
      </button>
      <p role="status">{copied?.note}</p>
      {copied ? (
        <input
          type="text"
          readOnly
          aria-label="Link"
          value={copied.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}

async function noteOf(link: string, said: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link);
    return said;
  } catch {
    return 'The browser does not allow copying; take the link from the field.';
  }
}
