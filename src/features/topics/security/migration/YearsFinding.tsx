import type { MoscaExample } from '../exposure.ts';
import { sayingsOf, type YearsTexts } from './your-years.ts';

interface Props {
  texts: YearsTexts & { example: MoscaExample };
  now: number;
  dues: readonly number[];
}

/** What the example comes to, until somebody moves a year. */
export function YearsFinding({ texts, now, dues }: Props) {
  const { title, passed, secrecy, migration, machine } = sayingsOf(texts.example, now, dues, texts);
  return (
    <>
      <p aria-live="polite" className="mt-3 max-w-none">
        <b data-says="title" className="font-serif text-xl font-medium text-danger">
          {title}
        </b>{' '}
        <span data-says="passed" className="mt-1 mb-2 block text-sm text-ink-2">
          {passed}
        </span>
      </p>
      <p className="hidden text-sm text-ink-2 noscript:block">
        With x = {secrecy}, y = {migration} and z = {machine} years.
      </p>
    </>
  );
}
