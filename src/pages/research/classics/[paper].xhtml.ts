import { answerPaper, papersListedOn } from '#src/features/reading/papers/paper-previews.ts';
import { urls } from '#src/model/urls.ts';

export const getStaticPaths = () => papersListedOn(urls.classics());

export const GET = answerPaper;
