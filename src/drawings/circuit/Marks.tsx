import type { Mark, TextMark } from './mark.ts';
import { CORNER } from './mark.ts';
import { PAINTS } from './paint.ts';

/** Marks as SVG. They never move among themselves, so their place in the list is their key. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return marks.map((mark, index) => <MarkShape key={index} mark={mark} />);
}

function MarkShape({ mark }: { mark: Mark }) {
  const paint = PAINTS[mark.style];
  switch (mark.kind) {
    case 'path':
      return <path {...paint} d={mark.d} />;
    case 'rectangle':
      return <rect {...paint} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={CORNER} />;
    case 'circle':
      return <circle {...paint} cx={mark.x} cy={mark.y} r={mark.radius} />;
    case 'text':
      return <TextShape {...mark} />;
  }
}

function TextShape({ style, x, y, size, runs, isTurned }: TextMark) {
  let risen = 0;
  return (
    <text {...PAINTS[style]} x={x} y={y} fontSize={size} transform={isTurned ? `rotate(-90 ${x} ${y})` : undefined}>
      {runs.map(({ text, rise = 0, size: own, isItalic }, index) => {
        const dy = risen - rise;
        risen = rise;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one letter may come twice
          <tspan key={index} dy={dy || undefined} fontSize={own} fontStyle={isItalic ? 'italic' : undefined}>
            {text}
          </tspan>
        );
      })}
    </text>
  );
}
