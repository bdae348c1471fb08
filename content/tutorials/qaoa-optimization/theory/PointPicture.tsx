import type { MouseEvent, PointerEvent } from 'react';
import { numbers } from '#src/base/svg-path.ts';
import { fixed } from '#src/charts/numbers.ts';
import type { Setting } from '#src/features/learn/tutorials/state/playable.ts';
import type { PointPicture as Data } from './qaoa-optimization-play.ts';

const { PI } = Math;
const [LEFT, TOP, WIDTH, HEIGHT] = [40, 22, 256, 176];
const SHADES = [1, 2, 3, 4, 5, 6, 7];

interface Props {
  data: Data;
  set: (setting: Setting) => void;
}

/** The map of mean cuts that step 10 draws, with one point of it; γ to the right, β upward. */
export function PointPicture({ data: { gamma, beta, range }, set }: Props) {
  const x = (angle: number) => LEFT + (angle / (2 * PI)) * WIDTH;
  const y = (angle: number) => TOP + HEIGHT - (angle / (PI / 2)) * HEIGHT;
  const bottom = TOP + HEIGHT;
  return (
    <g fontSize="13" fill="var(--color-ink-2)">
      <Shades x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: by the keyboard the sliders do it */}
      <rect
        x={LEFT}
        y={TOP}
        width={WIDTH}
        height={HEIGHT}
        fill="transparent"
        onClick={(event) => set(angleAt(event))}
        onPointerMove={(event) => drag(event, set)}
      />
      {/* Outside the map, where each angle is read. */}
      <path
        d={`M${LEFT - 7} ${numbers(y(beta))}h7M${numbers(x(gamma))} ${bottom}v7`}
        stroke="var(--color-phase)"
        strokeWidth="2.5"
      />
      <circle
        cx={numbers(x(gamma))}
        cy={numbers(y(beta))}
        r="7"
        pointerEvents="none"
        fill="var(--color-phase)"
        stroke="var(--color-paper)"
        strokeWidth="2"
      />
      <g textAnchor="end">
        <text x={LEFT - 6} y={TOP - 8}>
          β
        </text>
        <text x={LEFT - 9} y={TOP + 10}>
          π/2
        </text>
        <text x={LEFT - 9} y={y(PI / 4) + 4}>
          π/4
        </text>
        <text x={LEFT - 9} y={bottom + 2}>
          0
        </text>
      </g>
      <g textAnchor="middle">
        <text x={x(0)} y={bottom + 20}>
          0
        </text>
        <text x={x(PI / 2)} y={bottom + 20}>
          π/2
        </text>
        <text x={x(PI)} y={bottom + 20}>
          γ = π
        </text>
        <text x={x(1.5 * PI)} y={bottom + 20}>
          3π/2
        </text>
        <text x={x(2 * PI) - 4} y={bottom + 20}>
          2π
        </text>
      </g>
      <text x={LEFT} y={bottom + 46}>
        mean cut {fixed(range[0], 2)}
      </text>
      {SHADES.map((shade) => (
        <path
          key={shade}
          d={`M${LEFT + 99 + 16 * shade} ${bottom + 35}h16v13h-16z`}
          fill={`var(--color-seq-${shade})`}
        />
      ))}
      <text x={LEFT + WIDTH} y={bottom + 46} textAnchor="end">
        {fixed(range[1], 2)}
      </text>
    </g>
  );
}

/** The angles of the place on the map under a pointer. */
function angleAt({ currentTarget, clientX, clientY }: MouseEvent<SVGRectElement>): Setting {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = (at: number, most: number) => Number((Math.min(1, Math.max(0, at)) * most).toFixed(2));
  return {
    gamma: Math.min(6.28, share((clientX - left) / width, 2 * PI)),
    beta: share(1 - (clientY - top) / height, PI / 2),
  };
}

/** A mouse or a pen draws the point along; a finger that moves scrolls. */
function drag(event: PointerEvent<SVGRectElement>, set: Props['set']): void {
  if (event.buttons === 1 && event.pointerType !== 'touch') set(angleAt(event));
}

/** The drawing of step 10 (`Landscape.tsx`) in another size: its lower half, and the same turned half round. */
function Shades({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const half = <use href="#lower-half" transform="translate(-38-22)" />;
  return (
    <g transform={`translate(${x} ${y})scale(${(width / 352).toFixed(4)} ${(height / 176).toFixed(4)})`}>
      {half}
      <g transform="rotate(180 176 88)">{half}</g>
    </g>
  );
}

/** The map and the point alone. */
export function PointMini({ data: { gamma, beta } }: { data: Data }) {
  return (
    <>
      <Shades x={0} y={0} width={128} height={60} />
      <circle
        cx={numbers((gamma / (2 * PI)) * 128)}
        cy={numbers(60 - (beta / (PI / 2)) * 60)}
        r="6"
        fill="var(--color-phase)"
        stroke="var(--color-paper)"
        strokeWidth="2"
      />
    </>
  );
}
