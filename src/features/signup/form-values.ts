import type * as z from 'zod/mini';
import { isList } from './columns.ts';

/** What was typed and ticked for each field of a form, as it is in the page or was posted. No rule has seen it yet. */
export function formValues(form: z.ZodMiniObject, sent: FormData | URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(form.shape).map(([name, rule]) => [
      name,
      // Browsers post line ends as CR LF; the rules of length count one.
      isList(rule) ? sent.getAll(name).map(String) : String(sent.get(name) ?? '').replaceAll('\r\n', '\n'),
    ]),
  );
}

/** The name of a form field that people never see and simple bots fill in. */
export const HONEYPOT = 'company_fax';
