import { type MoscaExample, yearsExposed } from '../exposure.ts';
import { withYears } from './by-when/Yours.tsx';

/** Sentences on somebody's own years, in `content/pages/post-quantum-migration.yaml`. */
export interface YearsTexts {
  exposed: string;
  safe: string;
  passed: string;
}

/** What is said of these years, by the names of the places where it stands (`data-says`). */
export type Sayings = Record<'title' | 'passed' | keyof MoscaExample | 'exposed', string>;

/** What these years come to, with the dates that fall before the migration is done; `dues` and `now` are years with fractions. */
export function sayingsOf(inputs: MoscaExample, now: number, dues: readonly number[], texts: YearsTexts): Sayings {
  const exposed = yearsExposed(inputs);
  const moved = now + inputs.migration;
  const until = String(Math.floor(moved));
  const count = dues.filter((due) => due <= moved).length;
  const sentence = exposed > 0 ? withYears(texts.exposed, exposed) : texts.safe;
  return {
    title: sentence.replace('{until}', until),
    passed: texts.passed
      .replace('{count}', String(count))
      .replace('{total}', String(dues.length))
      .replace('{until}', until),
    secrecy: String(inputs.secrecy),
    migration: String(inputs.migration),
    machine: String(inputs.machine),
    exposed: String(exposed),
  };
}

/** The years in an address, where they are whole and within their range; the others as in the example. */
export function yearsIn(query: string, example: MoscaExample, ranges: Record<keyof MoscaExample, Range>): MoscaExample {
  const asked = new URLSearchParams(query);
  const yearsOf = (name: keyof MoscaExample) => {
    const text = asked.get(PARAMETERS[name]) ?? '';
    const { from, to } = ranges[name];
    return /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), from), to) : example[name];
  };
  return { secrecy: yearsOf('secrecy'), migration: yearsOf('migration'), machine: yearsOf('machine') };
}

interface Range {
  from: number;
  to: number;
}

/** As Mosca calls them. */
export const PARAMETERS: Record<keyof MoscaExample, string> = { secrecy: 'x', migration: 'y', machine: 'z' };
