import { KEYS, shows, type Visitor } from './visitor.ts';

export type Journey = (visitor: Visitor) => Promise<void>;

/**
 * R25.7: what most visitors do, written once for every engine. In Chromium the same is asked in more detail
 * (`tests/journeys/`).
 */
export const journeys: Record<string, Journey> = {
  'the menu opens, closes on Escape and leads to a topic': async (visitor) => {
    const button = '[popovertarget="topics-menu"]';
    await visitor.goto('/news');
    await visitor.press(button);
    await sees(visitor, '#topics-menu', 'Superconducting, trapped-ion, and other qubit types');
    await visitor.type(KEYS.escape);
    await seesNo(visitor, '#topics-menu');
    await hasFocus(visitor, button);
    await visitor.press(button);
    await visitor.press('#topics-menu a[href="/ethics"]');
    await isAt(visitor, '/ethics');
  },

  'the theme is chosen, and kept on the next page': async (visitor) => {
    const paper = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await visitor.goto('/');
    await visitor.press('header [name=theme]');
    await sees(visitor, 'header [data-shown-in=light] svg');
    const light = await paper();
    await visitor.press('header [name=theme]');
    await sees(visitor, 'header [data-shown-in=dark] svg');
    await visitor.goto('/topics');
    await sees(visitor, 'header [data-shown-in=dark] svg');
    if ((await paper()) === light) throw new Error(`The paper is ${light} in both themes`);
  },

  'the search opens on a key, finds while one types, and leads to the result': async (visitor) => {
    await visitor.goto('/hardware');
    await visitor.type('/');
    await hasFocus(visitor, '#search-palette input');
    await visitor.type('no cloning');
    await sees(visitor, '#search-palette [role=option][data-highlighted]', 'No-Cloning Theorem');
    await visitor.type(KEYS.enter);
    await isAt(visitor, '/glossary#no-cloning-theorem');
    await seesNo(visitor, '#search-palette');
  },

  'a wrong address for the newsletter is told, and once corrected taken': async (visitor) => {
    await visitor.goto('/news');
    await visitor.press('#newsletter-email');
    await visitor.type('ada@example');
    await formAnswersItself(visitor, 'footer [action="/forms/newsletter"]');
    await visitor.press('footer [action="/forms/newsletter"] [type=submit]');
    await sees(visitor, '[data-toast=error]', 'Please enter a valid email');
    await has(visitor, '#newsletter-email', 'ada@example');
    await visitor.press('#newsletter-email');
    await visitor.type(`${KEYS.end}.org${KEYS.enter}`);
    await sees(visitor, '[data-toast=success]', "You're in!");
    await has(visitor, '#newsletter-email', '');
  },

  'a wrong address in an application of a partner is told, and once corrected it is sent': async (visitor) => {
    const field = (name: string) => `#partner-dialog [name=${name}]`;
    await visitor.goto('/partners');
    await visitor.press('main [commandfor="partner-dialog"]');
    await hasFocus(visitor, field('website_url'));
    await visitor.type('qubitworks.example');
    await visitor.press(field('contact_name'));
    await visitor.type('A. Reader');
    await visitor.press(field('email'));
    await visitor.type('partner@example.org');
    await visitor.press(field('partnership_types'));
    await formAnswersItself(visitor, '#partner-dialog form');
    await visitor.press('#partner-dialog [type=submit]');
    await sees(visitor, '#partner-dialog form', 'Please enter a valid URL (including https://)');
    await hasFocus(visitor, field('website_url'));
    await visitor.type(`${KEYS.home}https://`);
    await visitor.press('#partner-dialog [type=submit]');
    await sees(visitor, '[data-toast=success]', 'Application submitted');
    await seesNo(visitor, '#partner-dialog');
  },

  'a tab opens its panel and closes the other; arrow keys move on': async (visitor) => {
    await visitor.goto('/hardware');
    await visitor.press('#trapped-ion-tab');
    await sees(visitor, '#trapped-ion');
    await seesNo(visitor, '#superconducting');
    await isThere(visitor, 'astro-island:not([ssr]) #trapped-ion-tab[aria-selected=true]');
    await visitor.type(KEYS.right);
    await hasFocus(visitor, '#photonic-tab');
    await visitor.type(KEYS.enter);
    await sees(visitor, '#photonic');
    await seesNo(visitor, '#trapped-ion');
    await isAt(visitor, '/hardware#photonic');
  },

  'a filter narrows a list, says how many are left, stands in the address and is cleared': async (visitor) => {
    const counts = (total: string) =>
      visitor.waitFor(
        `${total ? 'all' : 'some'} topics are listed, as many as are said`,
        (all) => {
          const cards = [...document.querySelectorAll('#browse article')];
          const { length } = cards.filter((card) => card.checkVisibility());
          const isSaid = document.querySelector('#browse output')?.textContent.startsWith(`${length} topic`) ?? false;
          return isSaid && length > 0 && (length === cards.length) === Boolean(all);
        },
        total,
      );
    await visitor.goto('/topics');
    await counts('all');
    await visitor.press('#filter-text');
    await visitor.type('QKD');
    await counts('');
    await isAt(visitor, '/topics?q=QKD');
    await visitor.type('zzzz');
    await sees(visitor, '#browse', 'No Topics Found');
    await visitor.press('#browse h3 ~ button');
    await counts('all');
    await isAt(visitor, '/topics');
  },

  'a gate is put into a circuit in the lab by pointer and by key, and its state follows': async (visitor) => {
    const place = (position: string) => `[role=gridcell][name=place-${position}]`;
    await visitor.goto('/lab#1:q2');
    await isThere(visitor, `astro-island:not([ssr]) ${place('0-0')}[aria-label$=": empty"]`);
    await visitor.press('[name=take-h]');
    await visitor.press(place('0-0'));
    await isThere(visitor, `${place('0-0')}[aria-label="qubit 0, column 1: H"]`);
    await visitor.press(place('1-1'));
    await visitor.type('n');
    await isThere(visitor, `${place('1-1')}[aria-label^="qubit 1, column 2: "]:not([aria-label$=": empty"])`);
    await sees(visitor, '[role=tabpanel] table', '0.5000');
  },

  'a program of a tutorial runs, and its counts are shown': async (visitor) => {
    await visitor.goto('/tutorials/first-quantum-circuit');
    await visitor.press('#step-5 .program button.run');
    await sees(visitor, '#step-5 .run-bar > [role=status]', 'Finished 1,024 shots in ');
    await sees(visitor, '#step-5 .histogram tbody tr:first-child th', '00');
    await sees(visitor, '#step-5 .histogram tbody tr:last-child th', '11');
  },

  'a patch is broken by pointer and by key, and its decoder answers': async (visitor) => {
    const qubit = (name: string) => `#patch [role=gridcell][aria-label^="${name}"]`;
    await visitor.goto('/error-correction#patch=3');
    await sees(visitor, '#patch .patch-verdict h3', 'No error yet.');
    await visitor.press(qubit('row 1, column 1'));
    await sees(visitor, '#patch .patch-verdict h3', 'Corrected.');
    await visitor.press(qubit('row 2, column 1'));
    await sees(visitor, '#patch .patch-verdict h3', 'A logical error.');
    await visitor.type('z');
    await isThere(visitor, qubit('row 2, column 1, Z error'));
  },

  'a threshold is counted by workers until its curves cross': async (visitor) => {
    await visitor.goto('/error-correction#threshold=toric;flips;union-find;5,7,9,13');
    await sees(visitor, '#threshold .chart-title', 'Press Run');
    await visitor.press('#threshold .threshold-set button');
    await sees(visitor, '#threshold .chart-title', 'The curves cross at');
    await visitor.press('#threshold .threshold-set button');
    await sees(visitor, '#threshold [role=status]', 'stopped');
  },

  'a link into a list that is folded opens it': async (visitor) => {
    await visitor.goto('/hardware#source-40');
    await sees(visitor, '#source-40');
  },

  'a term shows its definition under the pointer, until Escape': async (visitor) => {
    await visitor.goto('/what-is-quantum');
    await visitor.pointAt('main a.term[href="/glossary#superposition"]');
    await sees(visitor, '[role=dialog][aria-labelledby=preview-title]', 'Superposition');
    await visitor.type(KEYS.escape);
    await seesNo(visitor, '[role=dialog][aria-labelledby=preview-title]');
  },
};

const sees = (visitor: Visitor, selector: string, text = '') =>
  visitor.waitFor(`${selector} shows ${text}`, shows, selector, text);

const seesNo = (visitor: Visitor, selector: string) =>
  visitor.waitFor(
    `${selector} does not show`,
    (hidden) => !document.querySelector(hidden)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    selector,
  );

const hasFocus = (visitor: Visitor, selector: string) =>
  visitor.waitFor(
    `${selector} has the focus`,
    (focused) => document.activeElement?.matches(focused) ?? false,
    selector,
  );

const isAt = (visitor: Visitor, address: string) =>
  visitor.waitFor(`the address is ${address}`, (wanted) => location.href === location.origin + wanted, address);

const has = (visitor: Visitor, selector: string, value: string) =>
  visitor.waitFor(
    `${selector} has the value ${value}`,
    (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted,
    selector,
    value,
  );

const isThere = (visitor: Visitor, selector: string) =>
  visitor.waitFor(`there is ${selector}`, (wanted) => document.querySelector(wanted) !== null, selector);

/** Until its script is there, the browser checks and posts a form. */
const formAnswersItself = (visitor: Visitor, selector: string) =>
  visitor.waitFor(
    `${selector} answers by itself`,
    (form) => document.querySelector<HTMLFormElement>(form)?.noValidate ?? false,
    selector,
  );
