/**
 * The one script that runs before the first paint, so that a remembered choice never flashes.
 * Until the page has loaded it is marked as first: what lies below the window may then wait (story/later.css), unless an address leads there.
 * astro.config.mjs puts its hash into the content security policy.
 */
export const bootScript = `(function(d){d.js='';try{var s=localStorage,t=s.getItem('theme'),v=new URLSearchParams(location.search).get('view');\
if(t==='light'||t==='dark')d.theme=t;if(v==='clinician'||v==='patient')s.setItem('story-view',v);\
if(s.getItem('story-view')==='clinician')d.view='clinician';if(s.getItem('signed-in'))d.signedIn=''}catch(e){}\
if(!location.hash){d.first='';addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(function(){delete d.first})})})}})(document.documentElement.dataset)`;
