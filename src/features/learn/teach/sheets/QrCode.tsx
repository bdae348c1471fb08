import encodeQR from 'qr';

/** Free modules around the code (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;
/** Cameras of phones read a module of this width, in millimeters, and no code is narrower than the second number. */
const MODULE_MM = 0.4;
const LEAST_MM = 22;

/** A text as a QR code, as wide as it takes to be read from paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE, ecc: 'low' });
  const width = Math.max(LEAST_MM, rows.length * MODULE_MM);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="sheet-code"
      style={{ width: `${width}mm`, height: `${width}mm` }}
    >
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  );
}

/** Runs of dark modules as bars. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runs(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = found.at(-1);
    if (last && last.from + last.length === x) last.length += 1;
    else found.push({ from: x, length: 1 });
  });
  return found;
}
