import { expect, it } from 'vitest';
import { textWidth } from '../font.ts';
import { meetingTexts, textBoxes, textsOutside } from './text-boxes.ts';

it('finds the room of each text where it stands: size, face and anchor come from those round it', () => {
  const [plain, bold, moved] = textBoxes(
    <svg viewBox="0 0 200 100" fontSize={13} aria-hidden="true">
      <text x="10" y="20">
        one &amp; two
      </text>
      <g textAnchor="end" fontWeight={600}>
        <text x="100" y="40">
          three
        </text>
      </g>
      <g transform="translate(50 60)">
        <text x="0" y="4" fontSize={20} fontFamily="var(--font-serif)">
          four
        </text>
      </g>
    </svg>,
  );
  expect(plain).toMatchObject({ text: 'one & two', left: 10 });
  expect(plain?.right).toBeCloseTo(10 + textWidth('one & two', 13));
  expect(bold?.right).toBe(100);
  expect(bold?.left).toBeCloseTo(100 - textWidth('three', 13, 600));
  expect(moved?.left).toBe(50);
  expect(moved?.right).toBeCloseTo(50 + textWidth('four', 20, 'serif'));
  expect(moved?.bottom).toBeCloseTo(64 + 0.2 * 20);
});

it('pieces of a line are one text, and pieces with a place of their own are lines', () => {
  const boxes = textBoxes(
    <svg fontSize={10} aria-hidden="true">
      <text x="0" y="10">
        <tspan fontSize={20}>15</tspan>
        <tspan dx={6}>kept</tspan>
      </text>
      <text y="40">
        <tspan x="5">first</tspan>
        <tspan x="5" dy="12">
          second
        </tspan>
        <tspan x="5" dy="12">
          third
        </tspan>
      </text>
    </svg>,
  );
  expect(boxes.map(({ text }) => text)).toEqual(['15 kept', 'first', 'second', 'third']);
  expect(boxes[0]?.right).toBeCloseTo(textWidth('15', 20) + 6 + textWidth('kept', 10));
  expect(boxes.map(({ bottom }) => bottom)).toEqual([14, 42, 54, 66]);
});

it('reports texts over each other, and those that leave the drawing', () => {
  const drawing = (
    <svg fontSize={13} aria-hidden="true">
      <text x="0" y="20">
        under
      </text>
      <text x="10" y="22">
        over
      </text>
      <text x="90" y="60">
        beyond
      </text>
    </svg>
  );
  expect(meetingTexts(drawing)).toEqual(['under / over']);
  expect(textsOutside(drawing, 100)).toEqual(['beyond']);
});
