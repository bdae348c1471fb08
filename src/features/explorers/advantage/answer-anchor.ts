/** Where an answer stands on the page of its claim; counted from 0. */
export const answerAnchor = (index: number) => `answer-${index + 1}`;
