import { prose } from '../fields.ts';
import { listPage } from './list-page.ts';

/** `content/pages/articles.yaml` */
export const articlesPage = listPage.extend({ feeds: prose.describe('Before the links to the feeds') });
