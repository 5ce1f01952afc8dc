/**
 * An engine older than those promised (`browserslist` in package.json) is told so in the page's own HTML: without media ranges it has the
 * layout of a phone everywhere, without constructed sheets no look of what comes late, and every engine that lacks
 * the build's syntax lacks one of the two (tests/house/oldest-engines.test.ts). No `nomodule` script is needed.
 */
const REFUSE_OLD_ENGINE = `(window.matchMedia&&matchMedia('(width>=0px)').matches&&'adoptedStyleSheets'in document)||document.documentElement.setAttribute('data-old-engine','')`;

/**
 * Runs before the first paint, inline: the theme without a flash (SH-1), no consent banner for who has
 * answered it (SH-4), and consent mode's default before any tag (SH-3). Plain ES5-like script, since it is neither compiled nor deferred.
 */
const SETTLE_PAGE = `(function(){var d=document.documentElement,t='light';
try{t=localStorage.getItem('theme')||t}catch(e){}
d.dataset.themeChoice=t;
if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t==='dark'?'dark':'light';
try{if(localStorage.getItem('consent'))d.dataset.consent='known'}catch(e){}
window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',functionality_storage:'denied',personalization_storage:'denied',security_storage:'granted',wait_for_update:500})
})()`;

/**
 * Until a part's code has come, a press on one of its buttons would be lost, and a form would send what was typed as
 * part of the address. So a press waits for its part (React marks what it has taken over), once, for ten seconds; a
 * form that nobody looks after sends nothing.
 */
const KEEP_EARLY_PRESSES = `(function(){var waiting=[];
function isAlive(n){return Object.keys(n).some(function(k){return k.indexOf('__reactFiber')===0})}
addEventListener('submit',function(e){if(!isAlive(e.target))e.preventDefault()},true);
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('#app button');
if(!b||isAlive(b))return;e.preventDefault();
if(waiting.indexOf(b)>=0)return;waiting.push(b);var end=Date.now()+10000;
(function look(){if(isAlive(b)||!b.isConnected||Date.now()>end){waiting.splice(waiting.indexOf(b),1);
if(isAlive(b))b.click()}else setTimeout(look,50)})()},true)
})()`;

/** The page's one inline script. */
export const BOOT_SCRIPT = `${REFUSE_OLD_ENGINE};${SETTLE_PAGE};${KEEP_EARLY_PRESSES}`;
