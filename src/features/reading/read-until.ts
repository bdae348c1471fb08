import { formatPartial } from '#src/design/format-date.ts';
import type { HeadBadge } from '#src/frame/PageHead.tsx';
import { pageOf } from '#src/model/read-content.ts';

/** The day up to which sources were read, for the head of each page that tells what is new. */
export function readUntilBadge(): HeadBadge {
  return { label: `Sources read until ${formatPartial(pageOf('news').readUntil)}` };
}
