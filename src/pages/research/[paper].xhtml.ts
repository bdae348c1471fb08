import { answerPaper, papersListedOn } from '#src/features/reading/papers/paper-previews.ts';
import { urls } from '#src/model/urls.ts';

export const getStaticPaths = () => papersListedOn(urls.research());

export const GET = answerPaper;
