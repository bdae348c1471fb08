/** What makes a spreadsheet run a cell as a formula (OWASP, "CSV Injection"), with the wide forms of the signs. */
const FORMULA = /^(?=[ "']*[=+\-@\t\r\n＝＋－＠])/;
const FORMULA_INSIDE = /([;\t\r\n])([ "']*[=+\-@＝＋－＠])/g;

/**
 * An apostrophe makes such a cell text. Text that has one before such a sign gets one more, so that whoever takes one
 * away has the value again.
 */
export function formulaSafe(text: string): string {
  return text.replace(FORMULA, "'");
}

/**
 * The same for what strangers wrote. Where lists are separated by semicolons, spreadsheets ignore the quotes around a
 * cell and split it there: so every part of it counts as one that could be a formula.
 */
export function formulaSafeInEveryPart(text: string): string {
  return formulaSafe(text).replace(FORMULA_INSIDE, "$1'$2");
}
