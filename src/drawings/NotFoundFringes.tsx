import { notFoundCurve, notFoundFrame, notFoundStops } from './not-found-pattern.ts';

const { width, height, axisY, centerX } = notFoundFrame;

/**
 * Ground of the not-found page: fringes whose intensity is zero exactly where the visitor is. Decorative.
 * Once per page: it defines the id `not-found-fringes`.
 */
export function NotFoundFringes({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id="not-found-fringes">
        {notFoundStops(0.24).map(({ offset, opacity }) => (
          <stop key={offset} offset={offset} stopColor="var(--color-accent)" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill="url(#not-found-fringes)" />
      <path d={`M0 ${axisY}H${width}`} stroke="var(--color-rule-strong)" />
      <path d={notFoundCurve(110)} stroke="var(--color-phase)" strokeWidth="2.5" />
      <circle cx={centerX} cy={axisY} r="7" fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="2.5" />
    </svg>
  );
}
