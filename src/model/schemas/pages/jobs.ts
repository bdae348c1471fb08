import { z } from 'zod';
import { namedLink, pageHead, prose, sectionHead } from '../fields.ts';

const role = z.strictObject({
  name: prose,
  work: prose.describe('What one does, in one or two sentences'),
  needs: z.array(prose).min(1).describe('What one brings'),
  learn: z.array(namedLink).min(1).describe('Where to begin on this site'),
});

/** `content/pages/jobs.yaml` */
export const jobsPage = z.strictObject({
  ...pageHead,
  roles: z.strictObject({ ...sectionHead, items: z.array(role).min(1) }),
  employers: z.strictObject({ ...sectionHead, universities: prose.describe('Heading over the universities') }),
});

export type JobsPage = z.infer<typeof jobsPage>;
