/*
 * The inline scripts of pages that show progress: they read which steps this browser has marked as done, and say so. They
 * run at load, and at the event "storage": the browser's own when another tab has changed a mark, or that of an island
 * that has. They stand in the page as they are written here, where every byte counts.
 */

/** Calls a function for every element with a data attribute; the steps done of a tutorial, in their order. */
const START = 'try{let q=(s,f)=>document.querySelectorAll("[data-"+s+"]").forEach(f),';
const STEPS_DONE = 'localStorage["tutorial:"+i]?.match(/\\d+/g)||[]';
const END = '})()}catch{}';

/**
 * For pages with many tutorials.
 *
 * - `[data-of="id …"]`: its first text becomes the number of steps done of all tutorials named; hidden at 0.
 * - `[data-last="number"]`, a link to a tutorial of so many steps: once begun, it leads to the step after the last one
 *   done, and says so.
 */
export const listScript = [
  START,
  `g=i=>${STEPS_DONE};(onstorage=()=>{`,
  'q("of",e=>{let n=e.dataset.of.split(" ").flatMap(g).length;e.hidden=!n;e.firstChild.data=n});',
  'q("last",e=>{let n=-~g(e.pathname.slice(11)).at(-1),a=e.attributes.href;',
  'if(n>1&n<=e.dataset.last)a.value=a.value.replace(/#.*|$/,"#step-"+n),e.firstChild.data="Continue, step "+n})',
  END,
].join('');

/**
 * For the page of one tutorial.
 *
 * - `[data-of]`: its first text becomes the number of steps done; hidden at 0.
 * - `[data-last]`, a link: leads to the step after the last one done, and says so.
 * - `[data-step]`: gets `data-done="true"` or `"false"`.
 * - `[data-track]`: gets `aria-current` if the address names it (`?track=`).
 */
export const articleScript = [
  START,
  'l=location,i=l.pathname.slice(11);',
  'q("track="+/k=([\\w-]+)/.exec(l.search)?.[1],e=>e.ariaCurrent=1);',
  `(onstorage=()=>{let d=${STEPS_DONE},n=-~d.at(-1);`,
  'q("of",e=>{e.hidden=n<2;e.firstChild.data=d.length});',
  'q("last",e=>{e.hash="step-"+n;e.firstChild.data="Continue, step "+n});',
  'q("step",e=>e.dataset.done=d.includes(e.dataset.step))',
  END,
].join('');
