/**
 * Inline script of the not-found page: logs the missing path, names it in the canonical link, which the build cannot
 * know, and shows the three known pages whose addresses look most like it (Dice's coefficient over pairs of letters).
 * Without script the page shows the first three.
 */
export const notFoundScript = [
  `console.log("404: no page at",location.pathname)`,
  `document.head.append(Object.assign(document.createElement("link"),{rel:"canonical",href:location.origin+location.pathname}))`,
  `const pairs=s=>{const p=new Set;for(let i=0;i<s.length-1;i++)p.add(s.slice(i,i+2));return p}`,
  `const wanted=pairs(location.pathname.toLowerCase())`,
  `const score=a=>{const p=pairs(a.pathname);let n=0;for(const x of p)if(wanted.has(x))n++;return 2*n/(p.size+wanted.size)}`,
  `const items=[...document.querySelectorAll("[data-nearest] li")]`,
  `const best=items.map(li=>[score(li.querySelector("a")),li]).sort((a,b)=>b[0]-a[0]).slice(0,3).map(x=>x[1])`,
  `if(items.length){for(const li of items)li.hidden=true;for(const li of best){li.hidden=false;li.parentNode.append(li)}}`,
].join(';');
