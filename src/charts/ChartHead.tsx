import type { ReactNode } from 'react';

interface Props {
  /** Of the heading, which names the figure. */
  id: string;
  level: 1 | 2 | 3;
  title: string;
  unit: ReactNode;
}

/** What a chart shows, and what is measured or counted. */
export function ChartHead({ id, level, title, unit }: Props) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading id={id} className="chart-title">
        {title}
      </Heading>
      <p className="chart-unit">{unit}</p>
    </>
  );
}
