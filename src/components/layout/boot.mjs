/**
 * The one script that runs before the first paint, so that a remembered choice never flashes.
 * Until the page has loaded and been painted it is marked as first: what lies below the window may then wait (story/later.css), unless an address leads there,
 * and so may the typefaces of somebody who has never been here: they would arrive in the middle of the first paint and have it done again.
 * All of them are fetched before the first is used: each that came later had the whole page styled and laid out anew. Arabic has no weight of 500.
 * Who has been here has them in store: they are asked for with the first frame, not when the first word in each is come to.
 * On a page to work at those that come later than a glance are used from the next page on, or once nobody looks, and on paper: however well
 * the stand-ins are measured, some line breaks elsewhere in the real face, and a form would move under the hand that has begun to fill it in.
 * astro.config.mjs puts its hash into the content security policy.
 */
export const bootScript = `(function(d){d.js='';try{var s=localStorage,t=s.getItem('theme'),v=new URLSearchParams(location.search).get('view');\
if(t==='light'||t==='dark')d.theme=t;if(v==='clinician'||v==='patient')s.setItem('story-view',v);\
if(s.getItem('story-view')==='clinician')d.view='clinician';if(s.getItem('signed-in'))d.signedIn='';if(s.getItem('fonts'))d.fonts=''}catch(e){}\
if(!location.hash){d.first='';if(!('fonts' in d))d.standIn='';\
var seen=0,real=function(){delete d.standIn},\
done=function(){delete d.first;performance.now()-seen>400&&document.querySelector('[data-inside]')||real();try{localStorage.setItem('fonts','here')}catch(e){}},\
face=function(w){return document.fonts.load(w,w[0]=='4'||document.dir=='rtl'?'a\\u0639':'a')},\
all=function(){return ['400 1em Plex','600 1em Plex','300 1em Readex'].concat(document.dir=='rtl'?[]:'500 1em Plex').map(face)},\
faces=function(){Promise.all('fonts' in d?[]:all()).then(done,done)};\
if('fonts' in d)requestAnimationFrame(all);\
document.addEventListener('visibilitychange',function(){document.hidden&&real()});addEventListener('beforeprint',real);\
addEventListener('load',function(){try{new PerformanceObserver(function(l,o){l.getEntriesByName('first-contentful-paint').forEach(function(e){seen=e.startTime;o.disconnect();faces()})}).observe({type:'paint',buffered:true});setTimeout(done,2000)}catch(e){done()}})}})(document.documentElement.dataset)`;
