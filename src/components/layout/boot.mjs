/**
 * The one script that runs before the first paint, so that a remembered choice never flashes.
 * Until the page has loaded and been painted it is marked as first: what lies below the window may then wait (story/later.css), unless an address leads there,
 * and so may the typefaces of somebody who has never been here: they would arrive in the middle of the first paint and have it done again.
 * astro.config.mjs puts its hash into the content security policy.
 */
export const bootScript = `(function(d){d.js='';try{var s=localStorage,t=s.getItem('theme'),v=new URLSearchParams(location.search).get('view');\
if(t==='light'||t==='dark')d.theme=t;if(v==='clinician'||v==='patient')s.setItem('story-view',v);\
if(s.getItem('story-view')==='clinician')d.view='clinician';if(s.getItem('signed-in'))d.signedIn='';if(s.getItem('fonts'))d.fonts=''}catch(e){}\
if(!location.hash){d.first='';\
var done=function(){delete d.first;try{localStorage.setItem('fonts','here')}catch(e){}};\
addEventListener('load',function(){try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();done()}}).observe({type:'paint',buffered:true});setTimeout(done,2000)}catch(e){done()}})}})(document.documentElement.dataset)`;
