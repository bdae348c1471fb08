/**
 * Inline script of the not-found page: logs the missing path, names it in the canonical link, which the build cannot
 * know, and shows the three known pages whose addresses look most like it (Dice's coefficient over pairs of letters).
 * Without script the page shows the first three.
 */
export const notFoundScript = [
  `const d=document,path=location.pathname,two=s=>new Set([...s].map((c,i)=>c+s[i+1])),want=two(path.toLowerCase())`,
  `console.log("404: no page at",path)`,
  `d.head.append(Object.assign(d.createElement("link"),{rel:"canonical",href:location.origin+path}))`,
  `const score=li=>{const p=two(li.firstChild.pathname);return p.intersection(want).size/(p.size+want.size)}`,
  `[...d.querySelectorAll("[data-nearest] li")].sort((a,b)=>score(b)-score(a)).forEach((li,i)=>{li.hidden=i>2;li.parentNode.append(li)})`,
].join(';');
