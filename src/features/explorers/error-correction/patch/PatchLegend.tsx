import type { PatchTexts } from '#src/model/schemas/pages/error-correction/patch.ts';

/** What the signs on a patch mean. */
export function PatchLegend({ texts }: { texts: PatchTexts['legend'] }) {
  return (
    <ul className="patch-legend">
      <li>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <circle cx="13" cy="13" r="11" className="patch-error" />
        </svg>
        {texts.error}
      </li>
      <li>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path d="M13 2l11 11-11 11L2 13z" className="patch-lit" />
          <path d="M8 13h10" className="patch-minus" />
        </svg>
        {texts.lit}
      </li>
      <li>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path d="M5 13h16" className="patch-cluster patch-cluster-key" />
        </svg>
        {texts.cluster}
      </li>
      <li>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <circle cx="13" cy="13" r="11.5" className="patch-taken" />
          <circle cx="13" cy="13" r="7.5" className="patch-flip" />
        </svg>
        {texts.flip}
      </li>
      <li>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <circle cx="13" cy="13" r="10.5" className="patch-fault" />
        </svg>
        {texts.fault}
      </li>
    </ul>
  );
}
