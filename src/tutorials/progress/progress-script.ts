/**
 * The inline script of pages that show progress: it reads which steps this browser has marked as done, and says so.
 * It runs at load, and at the event "storage": the browser's own when another tab has changed a mark, or that of an
 * island that has. It stands in the page as it is written here, where every byte counts.
 *
 * - `[data-of="id …"]`: its first text becomes the number of steps done of all tutorials named; hidden at 0.
 * - `[data-last="number"]`, a link to a tutorial of so many steps: once begun, it leads to the step after the last one
 *   done, and says so.
 * - `[data-step]`: gets `data-done="true"` or `"false"`.
 * - `[data-track]`: gets `aria-current` if the address names it (`?track=`).
 */
export const progressScript = [
  'try{let l=location,q=(s,f)=>document.querySelectorAll("[data-"+s+"]").forEach(f),',
  'g=i=>localStorage["tutorial:"+i]?.match(/\\d+/g)||[],h=l=>g(l.pathname.slice(11));',
  'q("track="+/k=([\\w-]+)/.exec(l.search)?.[1],e=>e.ariaCurrent=1);',
  '(onstorage=()=>{',
  'q("of",e=>{let n=e.dataset.of.split(" ").flatMap(g).length;e.hidden=!n;e.firstChild.data=n});',
  'q("last",e=>{let n=Math.max(0,...h(e))+1,b=n>1&n<=e.dataset.last;e.hash=b?"step-"+n:"";if(b)e.firstChild.data="Continue, step "+n});',
  'q("step",e=>e.dataset.done=h(l).includes(e.dataset.step))',
  '})()}catch{}',
].join('');
