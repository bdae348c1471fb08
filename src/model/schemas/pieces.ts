import { z } from 'zod';
import { idOf } from './references.ts';

/** Pages and entries by folder and id, such as "papers/shor-1997" or "pages/hardware", none of them twice. */
export const pieces = z
  .array(idOf('pieces'))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'A piece is listed twice');
