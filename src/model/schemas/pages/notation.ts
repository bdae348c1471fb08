import { z } from 'zod';
import { namedLink, pageHead } from '../fields.ts';

/** `content/pages/notation.yaml`: its chapters are in content/notation. */
export const notationPage = z.strictObject({ ...pageHead, related: z.array(namedLink).min(1) });
