/**
 * Inline script of the not-found page: logs the missing path, names it in the canonical link, which the build cannot
 * know, and shows the three known pages whose addresses look most like it (Dice's coefficient over pairs of letters).
 * Without script the page shows the first three.
 */
export const notFoundScript = [
  `const path=location.pathname`,
  `console.log("404: no page at",path)`,
  `document.head.append(Object.assign(document.createElement("link"),{rel:"canonical",href:location.origin+path}))`,
  `const pairs=s=>new Set([...s].map((c,i)=>c+s[i+1]))`,
  `const wanted=pairs(path.toLowerCase())`,
  `const score=li=>{const p=pairs(li.firstChild.pathname);return p.intersection(wanted).size/(p.size+wanted.size)}`,
  `[...document.querySelectorAll("[data-nearest] li")].sort((a,b)=>score(b)-score(a)).forEach((li,i)=>{li.hidden=i>2;li.parentNode.append(li)})`,
].join(';');
