import { releaseAge } from './release-age.ts';

/** At this age the bar is full. */
const FULL = 24;

/** The age of a release as a bar, full at two years: gray beyond twelve months, hollow where only the year is known. */
export function ReleaseBar({ released }: { released: string }) {
  const { months, isAtMost, isOld } = releaseAge(released);
  const style = { '--age': Math.min(1, months / FULL).toFixed(2) } as React.CSSProperties;
  const looks = ['release-bar', isOld && 'old', isAtMost && 'hollow'].filter(Boolean).join(' ');
  return <i className={looks} style={style} />;
}
