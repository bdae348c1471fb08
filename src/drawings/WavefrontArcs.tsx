const width = 640;
const height = 260;
const wavelength = 14;
/** Heights of the two sources on the right edge. */
const sourceYs = [70, 190];

/** Circular wavefronts of two sources on the right edge: the ground of page heads. */
export function WavefrontArcs({ id }: { id: string }) {
  return (
    <symbol id={id} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMid slice" fill="none">
      <path d={sourceYs.map(halfCircles).join('')} stroke="var(--color-accent)" strokeOpacity=".28" />
    </symbol>
  );
}

function halfCircles(sourceY: number): string {
  const count = Math.floor(Math.hypot(width, sourceY) / wavelength);
  return Array.from({ length: count }, (_, index) => {
    const radius = (index + 1) * wavelength;
    return `M${width} ${sourceY - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
  }).join('');
}
