import { Parallel } from './Parallel.tsx';
import { Spelled } from './Spelled.tsx';

/** What the text of the steps shows with `<Picture of="…" />`. */
export const pictures = {};

/** Components that the text of the steps uses by name, with its own values. */
export const components = { Parallel, Spelled };
