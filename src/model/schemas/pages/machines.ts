import { z } from 'zod';
import { prose, sectionHead } from '../fields.ts';
import { listPage } from './list-page.ts';

/** `content/pages/machines.yaml`: its sources are those of the machines. */
export const machinesPage = listPage.omit({ sources: true }).extend({
  reading: z.strictObject({ ...sectionHead, points: z.array(prose).min(1) }).describe('How the numbers are to be read'),
});

export type MachinesPage = z.infer<typeof machinesPage>;
