import { listPage } from './list-page.ts';

/** `content/pages/timeline.yaml`: its sources are those of the developments and papers. */
export const timelinePage = listPage.omit({ sources: true });
