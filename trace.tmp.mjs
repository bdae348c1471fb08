import { chromium } from 'playwright-core';
const [,, path='/', sel='[aria-label="Menu"]', w='390'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const c = await b.newContext({viewport:{width:+w,height:844},hasTouch:+w<800,isMobile:+w<800, reducedMotion:'reduce'});
const p = await c.newPage();
await p.goto('http://localhost:4399'+path,{waitUntil:'load'}); await p.waitForTimeout(3000);
const cl = await c.newCDPSession(p);
await cl.send('Emulation.setCPUThrottlingRate',{rate:4});
const events=[]; cl.on('Tracing.dataCollected',e=>events.push(...e.value));
await cl.send('Tracing.start',{categories:'devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing'});
const box = await p.locator(sel+' >> visible=true').first().boundingBox();
if(+w<800) await p.touchscreen.tap(box.x+box.width/2,box.y+box.height/2); else await p.mouse.click(box.x+box.width/2,box.y+box.height/2);
await p.waitForTimeout(1500);
await new Promise(r=>{cl.on('Tracing.tracingComplete',r);cl.send('Tracing.end')});
const main = events.filter(e=>e.ph==='X'&&e.dur>1000);
const t0=Math.min(...events.filter(e=>e.name==='EventDispatch').map(e=>e.ts));
const seen={};
for(const e of main.sort((a,b)=>a.ts-b.ts)) if(['EventDispatch','UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','Commit','FunctionCall','EvaluateScript','v8.compileModule','v8.evaluateModule','RunTask','FireAnimationFrame','ParseHTML','RasterTask','HitTest','V8.GC_SCAVENGER','TimerFire','EvaluateModule','v8.compile'].includes(e.name)) { if(e.name==='RunTask'||e.ts<t0) continue; console.log(((e.ts-t0)/1000).toFixed(0).padStart(6),e.name.padEnd(18),(e.dur/1000).toFixed(1),'cpu',((e.tdur??0)/1000).toFixed(1), e.args?.data?.type??e.args?.elementCount??'', (e.args?.data?.url??'').slice(-30)); }
await b.close();
