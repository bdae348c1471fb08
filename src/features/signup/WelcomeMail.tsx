interface Props {
  subject: string;
  text: string;
}

/** A mail as its reader gets it. */
export function WelcomeMail({ subject, text }: Props) {
  return (
    <figure className="max-w-measure rounded-md border border-rule bg-surface shadow-2">
      <figcaption className="max-w-none border-b border-rule px-6 py-3 text-sm font-semibold">{subject}</figcaption>
      <div className="px-6 py-5 text-sm whitespace-pre-line wrap-anywhere">{text.trim()}</div>
    </figure>
  );
}
