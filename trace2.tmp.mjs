import { chromium } from 'playwright-core';
const [,, path='/', sel='[aria-label="Menu"]', w='390'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c = await b.newContext({viewport:{width:+w,height:844},hasTouch:+w<800,isMobile:+w<800, reducedMotion:'reduce'});
const p = await c.newPage();
await p.goto('http://localhost:4399'+path,{waitUntil:'load'}); await p.waitForTimeout(3000);
const cl = await c.newCDPSession(p);
await cl.send('Emulation.setCPUThrottlingRate',{rate:4});
const events=[]; cl.on('Tracing.dataCollected',e=>events.push(...e.value));
await cl.send('Tracing.start',{categories:'devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-blink.debug'});
const box = await p.locator(sel+' >> visible=true').first().boundingBox();
if(+w<800) await p.touchscreen.tap(box.x+box.width/2,box.y+box.height/2); else await p.mouse.click(box.x+box.width/2,box.y+box.height/2);
await p.waitForTimeout(1500);
await new Promise(r=>{cl.on('Tracing.tracingComplete',r);cl.send('Tracing.end')});
const st=events.filter(e=>e.name==='SelectorStats');const agg={};for(const e of st){for(const t of e.args.selector_stats.selector_timings){const k=t.selector;const a=agg[k]??={t:0,n:0,m:0};a.t+=t['elapsed (us)'];a.n+=t.match_attempts;a.m+=t.match_count}};console.log(Object.entries(agg).sort((a,b)=>b[1].t-a[1].t).slice(0,25).map(([k,a])=>Math.round(a.t)+'us '+a.n+' '+a.m+' '+k).join('\n'));console.log('total us',Object.values(agg).reduce((s,a)=>s+a.t,0), 'attempts',Object.values(agg).reduce((s,a)=>s+a.n,0)); const main=[];
const t0=Math.min(...events.filter(e=>e.name==='EventDispatch').map(e=>e.ts));
const seen={};
for(const e of main.sort((a,b)=>a.ts-b.ts)) if(['EventDispatch','UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','Commit','FunctionCall','EvaluateScript','v8.compileModule','v8.evaluateModule','RunTask','FireAnimationFrame','ParseHTML','RasterTask','HitTest','V8.GC_SCAVENGER','TimerFire','EvaluateModule','v8.compile'].includes(e.name)) { if(e.name==='RunTask'||e.ts<t0) continue; console.log(((e.ts-t0)/1000).toFixed(0).padStart(6),e.name.padEnd(18),(e.dur/1000).toFixed(1),'cpu',((e.tdur??0)/1000).toFixed(1), e.args?.data?.type??e.args?.elementCount??'', (e.args?.data?.url??'').slice(-30)); }
await b.close();
