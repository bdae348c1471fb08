const sources = [
  { x: 112, colour: 'var(--color-accent)' },
  { x: 208, colour: 'var(--color-phase)' },
];
const centreY = 75;
const radii = Array.from({ length: 17 }, (_, index) => 10 + 11 * index);

/** Two sources whose waves spread over the same ground and meet everywhere: what one side does reaches the other. */
export function EthicsPlate() {
  return (
    <>
      {sources.map(({ x, colour }) => (
        <path key={x} d={radii.map((radius) => circle(x, radius)).join('')} stroke={colour} strokeOpacity=".55" />
      ))}
      {sources.map(({ x, colour }) => (
        <circle key={x} cx={x} cy={centreY} r="5" fill={colour} />
      ))}
    </>
  );
}

function circle(x: number, radius: number): string {
  const half = `a${radius} ${radius} 0 0 1 `;
  return `M${x - radius} ${centreY}${half}${2 * radius} 0${half}${-2 * radius} 0`;
}
