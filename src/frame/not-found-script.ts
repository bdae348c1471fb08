/**
 * Inline script of the not-found page: logs the missing path, names it in the canonical link, which the build cannot
 * know, and shows the three known pages whose addresses look most like it (Dice's coefficient over pairs of letters).
 * Without script the page shows the first three. It stands in the page as it is written here, where every byte counts.
 */
export const notFoundScript = [
  `const d=document,u=location.pathname,t=s=>new Set([...s].map((c,i)=>c+s[i+1])),w=t(u.toLowerCase())`,
  `console.log("404: no page at",u)`,
  `d.head.append(Object.assign(d.createElement("link"),{rel:"canonical",href:u}))`,
  `const s=l=>{const p=t(l.firstChild.pathname);return p.intersection(w).size/(p.size+w.size)}`,
  `[...d.querySelectorAll("[data-nearest] li")].sort((a,b)=>s(b)-s(a)).forEach((l,i)=>{l.hidden=i>2;l.parentNode.append(l)})`,
].join(';');
