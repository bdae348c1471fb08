import type { Interview } from '#src/model/schemas/interview.ts';

/** The form in which somebody speaks, as a shape. */
export function KindSign({ kind, x, y }: { kind: Interview['kind']; x: number; y: number }) {
  const color = 'var(--color-accent)';
  switch (kind) {
    case 'Interview':
      return <circle cx={x} cy={y} r="5" fill={color} />;
    case 'Oral history':
      return <circle cx={x} cy={y} r="4.2" fill="var(--color-paper)" stroke={color} strokeWidth="2" />;
    case 'Lecture':
      return <path d={`M${x - 5.5} ${y + 4.5}h11l-5.5-10z`} fill={color} />;
    case 'Course':
      return <path d={`M${x - 4.5} ${y - 4.5}h9v9h-9z`} fill={color} />;
  }
}
