/** A card as the browser gets it in `/review/cards.json`: something to ask, and what to say then. */
export interface ReviewCard {
  /**
   * Stays for good, since readers keep dates under it: `<tutorial>/<step>/question`, `<tutorial>/<step>/<card>` or
   * `term/<term>`, where a step is the name of its file without the number, so that a step may move.
   */
  readonly id: string;
  /** The tutorial that it comes from; of a term, the one whose step teaches it first, if any does. */
  readonly tutorial: string | undefined;
  /** The number of the step there, 1 for the first. */
  readonly step: number | undefined;
  /** Where it is explained: "Grover’s Search, step 5: The geometric picture". */
  readonly from: string;
  readonly href: string;
  readonly ask: string;
  /** Of a question: what one may choose, in an order that stays; the answer is one of them. */
  readonly options?: readonly { readonly text: string; readonly feedback: string }[];
  readonly answer: string;
  readonly because: string;
}

/** What the list of choices names: the tutorials of the ladder. */
export interface ReviewTutorial {
  readonly id: string;
  readonly title: string;
}

/** What `/review/cards.json` holds: in the order of the ladder, terms behind what each step asks. */
export interface ReviewDeck {
  readonly cards: readonly ReviewCard[];
  readonly tutorials: readonly ReviewTutorial[];
}
