import { UNFINISHED_DAYS } from '#domain/customer.ts';
import { CONSENT_TEXT_VERSION, CONSENT_TYPES } from '#domain/shop-constants.ts';
import { REPLAY_EARLY_PRESSES } from '#src/entry-server.tsx';

/**
 * Marks a browser older than the supported ones (`browserslist` in package.json), so that the page shows a notice.
 * Without media ranges it gets the phone layout everywhere; without constructed style sheets late parts are unstyled.
 * Every browser that lacks the build's syntax lacks one of the two (tests/house/oldest-engines.test.ts), so no
 * `nomodule` script is needed.
 */
const MARK_OLD_ENGINE = `(window.matchMedia&&matchMedia('(width>=0px)').matches&&'adoptedStyleSheets'in document)||document.documentElement.setAttribute('data-old-engine','')`;

/**
 * Sets the theme without a flash (SH-1); `d` is the root element. Without a stored choice, a page opened from a mail
 * follows the device, and so does the shop in the same tab: from an answer to the next order it stays dark at night.
 */
const themeFrom = (
  from: 'shop' | 'mail',
) => `var d=document.documentElement,t='${from === 'mail' ? 'system' : 'light'}';
try{${
  from === 'mail'
    ? `t=localStorage.getItem('theme')||t;sessionStorage.setItem('theme','system')`
    : `t=localStorage.getItem('theme')||sessionStorage.getItem('theme')||t`
}}catch(e){}
d.dataset.themeChoice=t;
if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t==='dark'?'dark':'light';
`;

/** The theme alone, for a page that has no other script: where none is kept, the shop's or the device's. */
export const SET_THEME = `(function(){${themeFrom('shop')}})()`;
export const SET_MAILED_THEME = `(function(){${themeFrom('mail')}})()`;

/**
 * Inline script that runs before the first paint. It sets the theme without a flash (SH-1), hides the consent banner
 * after a stored choice (SH-4), and sets consent mode's defaults before any tag (SH-3). It also hides the banner at a
 * press before scripts have loaded, so that the layout does not shift later. For an address with a choice it turns
 * off the browser's scroll restoration, which would run before the form is there (RD-3). ES5, because it is not
 * compiled.
 */
const PREPARE_PAGE = `(function(){${themeFrom('shop')}try{if(localStorage.getItem('consent'))d.dataset.consent='known'}catch(e){}
try{var u=JSON.parse(sessionStorage.getItem('unfinished-order')||localStorage.getItem('unfinished-order'));if(u&&Date.now()-u.begun<${UNFINISHED_DAYS * 86_400_000})d.dataset.unfinished=''}catch(e){}
try{history.scrollRestoration=/[?&](wariant|wrozka)=/.test(location.search)?'manual':'auto'}catch(e){}
addEventListener('click',(function(e){if(e.target.closest&&e.target.closest('[data-consent-answer]'))d.dataset.consent='known'}),true);
window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',functionality_storage:'denied',personalization_storage:'denied',security_storage:'granted',wait_for_update:500});
try{var c=JSON.parse(localStorage.getItem('consent'));if(c.version===${CONSENT_TEXT_VERSION}&&typeof c.analytics==='boolean'&&typeof c.marketing==='boolean'){var s={analytics:c.analytics?'granted':'denied',marketing:c.marketing?'granted':'denied'};
gtag('consent','update',{${CONSENT_TYPES.map(([type, category]) => `${type}:s.${category}`).join(',')}})}}catch(e){}
})()`;

/**
 * Loads the page's scripts, named in `data-modules`, after the page is parsed and painted; earlier they would compete
 * with the visible content. A hidden page is never painted, so it does not wait; a page that does not report its
 * paint waits a second.
 * All scripts are fetched at once and evaluated one after the other, each in its own task. A failed one is retried
 * after two seconds, then with doubled delays up to a minute, and as soon as the browser is online. It is fetched as
 * data first, since WebKit caches a failed module (see `src/islands/import-with-retry.ts`). Firefox never retries a
 * failed module, so there all are fetched as data first (see `tools/vite-plugins/lean-preload.ts`).
 *
 * A page that ends before its data, which come last, is asked for once more. It has ended, or five seconds brought no
 * new element: after a lost connection Chromium waits for the rest, and runs no modules meanwhile. One that ended
 * before its body is blank (Firefox makes none then), so it is asked for until something comes.
 */
const BRING_PAGE = `(function(s){var names=s&&s.getAttribute('data-modules'),d=document,count=-1,begun;
if(!names)return;names=names.split(' ');
setTimeout(function look(){try{JSON.parse(d.getElementById('page-data').text);return}catch(e){}
var c=d.getElementsByTagName('*').length,ended=d.readyState!=='loading',first=performance.navigation.type!==1;
if(first&&(ended||c===count)||ended&&!d.body)location.reload();else{count=c;setTimeout(look,5000)}},5000);
function put(tag,set){var e=d.createElement(tag);e.setAttribute('fetchpriority','low');set(e);d.head.appendChild(e)}
function later(act,pause){function again(){clearTimeout(timer);removeEventListener('online',again);act(Math.min(pause*2,60000))}
var timer=setTimeout(again,pause);addEventListener('online',again)}
function run(i,pause){if(i<names.length)put('script',function(e){e.type='module';e.src=names[i];
e.onload=function(){run(i+1,2000)};
e.onerror=function(){later(function(next){whole(names[i],next,function(){run(i,next)})},pause)}})}
function whole(name,pause,done){fetch(name).then(function(r){if(!/javascript/.test(r.ok&&r.headers.get('content-type')))throw r;return r.text()}).then(done,function(){later(function(next){whole(name,next,done)},pause)})}
function begin(){if(begun)return;begun=1;var left=names.length;
if('mozInnerScreenX'in window)return names.forEach(function(name){whole(name,2000,function(){if(!--left)run(0,2000)})});
names.slice(1).forEach(function(name){put('link',function(e){e.rel='modulepreload';e.href=name})});run(0,2000)}
function wait(){if(d.hidden)return begin();
addEventListener('load',function(){setTimeout(begin,1000)});
try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true})}catch(e){}}
if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',wait);else wait()})(document.currentScript)`;

/** The only inline script of a page. */
export const BOOT_SCRIPT = `${MARK_OLD_ENGINE};${PREPARE_PAGE};${REPLAY_EARLY_PRESSES};${BRING_PAGE}`;
