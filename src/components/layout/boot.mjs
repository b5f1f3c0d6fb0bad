/**
 * The one script that runs before the first paint, so that a remembered choice never flashes.
 * astro.config.mjs puts its hash into the content security policy.
 */
export const bootScript = `(function(d){d.js='';try{var s=localStorage,t=s.getItem('theme'),v=new URLSearchParams(location.search).get('view');\
if(t==='light'||t==='dark')d.theme=t;if(v==='clinician'||v==='patient')s.setItem('story-view',v);\
if(s.getItem('story-view')==='clinician')d.view='clinician';if(s.getItem('signed-in'))d.signedIn=''}catch(e){}})(document.documentElement.dataset)`;
