/**
 * The inline script of pages that show progress: it reads which steps this browser has marked as done, and says so.
 * It runs at load, when an island has changed a mark (event "progress"), and when another tab has.
 *
 * - `[data-tutorials="id …"][data-steps]`: "4 of 9 steps done", over all tutorials named; hidden at 0.
 * - `[data-step]`: gets `data-done`.
 * - `[data-continue]`: a link to the first step after the last one done; hidden before the first and at the end.
 */
export const progressScript = [
  `{let l=localStorage,q=(s,f)=>document.querySelectorAll(s).forEach(f),g=i=>JSON.parse(l["tutorial:"+i]||"[]"),`,
  `f=()=>{try{`,
  `q("[data-tutorials]",e=>{let d=e.dataset,n=0;d.tutorials.split(" ").map(i=>n+=g(i).length);e.hidden=!n;e.textContent=n+" of "+d.steps+" steps done"});`,
  `let d=g(location.pathname.split("/")[2]);`,
  `q("[data-step]",e=>e.toggleAttribute("data-done",d.includes(+e.dataset.step)));`,
  `q("[data-continue]",e=>{let n=Math.max(0,...d)+1;e.hidden=n<2||n>e.dataset.continue;e.href="#step-"+n;e.lastChild.textContent=n})`,
  `}catch{}};f();addEventListener("progress",f);addEventListener("storage",f)}`,
].join('');
