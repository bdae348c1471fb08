import { fillIn } from '#src/charts/fill-in.ts';
import { HeadStrip } from '#src/charts/HeadStrip.tsx';
import { currentText, figureOf, numberOf } from '#src/model/figures.ts';

/** Figures of `content/pages/networks-and-sensing.yaml`, as they are drawn from above. */
const DISTANCES = { deployed: 'qkd-deployed', line: 'qkd-line', network: 'qkd-network' } as const;

const WIDTH = 1000;
const THICK = 18;
const STEP = 38;

/** How far quantum keys have gone over fiber, as lines to one scale. */
export function DistancesStrip({ text }: { text: string }) {
  const ids = Object.values(DISTANCES).map((name) => `pages/networks-and-sensing/${name}`);
  const longest = Math.max(...ids.map(numberOf));
  const texts = Object.entries(DISTANCES).map(([key], index) => [key, currentText(figureOf(ids[index] ?? ''))]);
  return (
    <HeadStrip width={WIDTH} text={fillIn(text, Object.fromEntries(texts))}>
      {ids.map((id, index) => (
        <rect
          key={id}
          y={index * STEP}
          width={Math.round((WIDTH * numberOf(id)) / longest)}
          height={THICK}
          fillOpacity={0.9 - 0.25 * index}
        />
      ))}
    </HeadStrip>
  );
}
