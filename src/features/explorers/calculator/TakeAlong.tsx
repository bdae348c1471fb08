import { fileAddress } from '#src/base/file-address.ts';
import type { CalculatorTexts } from '#src/model/schemas/pages/calculator.ts';
import { writeCalculation } from './calculator-address.ts';
import { csvOf, markdownOf, type Taken } from './take.ts';

interface Props {
  taken: Taken;
  /** The page's whole address. */
  page: string;
  texts: CalculatorTexts;
}

/** The answer as a link, a table and a text. */
export function TakeAlong({ taken, page, texts }: Props) {
  const fragment = `#${writeCalculation(taken.inputs)}`;
  return (
    <p className="explorer-take">
      <a href={fragment}>{texts.take.link}</a>
      <a href={fileAddress('csv', csvOf(texts, taken))} download="estimate.csv">
        {texts.take.csv}
      </a>
      <a href={fileAddress('markdown', markdownOf(texts, taken, `${page}${fragment}`))} download="estimate.md">
        {texts.take.markdown}
      </a>
    </p>
  );
}
