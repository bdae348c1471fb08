const sources = [
  { x: 112, color: 'var(--color-accent)' },
  { x: 208, color: 'var(--color-phase)' },
];
const centerY = 75;
const radii = Array.from({ length: 17 }, (_, index) => 10 + 11 * index);

/** Two sources whose waves spread over the same ground and meet everywhere: what one side does reaches the other. */
export function EthicsPlate() {
  return (
    <>
      {sources.map(({ x, color }) => (
        <path key={x} d={radii.map((radius) => circle(x, radius)).join('')} stroke={color} strokeOpacity=".55" />
      ))}
      {sources.map(({ x, color }) => (
        <circle key={x} cx={x} cy={centerY} r="5" fill={color} />
      ))}
    </>
  );
}

function circle(x: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1 `;
  return `M${x - radius} ${centerY}${half}${2 * radius} 0${half}${-2 * radius} 0`;
}
