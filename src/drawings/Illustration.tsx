import type { IllustrationName } from '#src/model/illustration-names.ts';
import { illustrationUrl } from './illustrations/built-illustrations.ts';
import { illustrations } from './illustrations/illustration-file.ts';
import { type IllustrationLabel, sheetHeight } from './illustrations/parts.tsx';

/**
 * A hardware illustration, fetched when it comes near the window. Its labels are text over it, and do not show before
 * the drawing does.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const { description, labels, width } = illustrations[name];
  const url = illustrationUrl(name);
  return (
    // Away from the window nothing of it is laid out, so that the mask does not fetch the drawing early: not even while
    // the style sheet is on its way, so this is said where the mask is.
    <div
      className="@container relative overflow-hidden rounded-md border border-rule bg-ill-bg"
      style={{ aspectRatio: `${width} / ${sheetHeight}`, contentVisibility: 'auto' }}
    >
      <img
        src={url}
        alt={description}
        width={width}
        height={sheetHeight}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      <div
        aria-hidden
        style={{ mask: `url("${url}#full")` }}
        className="absolute inset-0 text-[clamp(0.6875rem,2.5cqi,0.875rem)] leading-tight whitespace-nowrap text-ink-2"
      >
        {labels.map((label) => (
          <LabelText key={label.text} label={label} width={width} />
        ))}
      </div>
    </div>
  );
}

function LabelText({ label, width }: { label: IllustrationLabel; width: number }) {
  const { text, note, at, anchor } = label;
  const across = (100 * at[0]) / width;
  const side = anchor === 'end' ? { right: percent(100 - across) } : { left: percent(across) };
  return (
    <span className="absolute -translate-y-1/2" style={{ ...side, top: percent((100 * at[1]) / sheetHeight) }}>
      {note ? <strong className="block font-semibold text-ink">{text}</strong> : text}
      {note}
    </span>
  );
}

function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}
