import { REPLAY_EARLY_PRESSES } from '#src/entry-server.tsx';

/**
 * Marks a browser that is older than the supported ones (`browserslist` in package.json), so that the page tells its
 * user. Without media ranges it has a phone's layout everywhere, without constructed style sheets late parts are
 * unstyled, and every browser that lacks the build's syntax lacks one of the two (tests/house/oldest-engines.test.ts).
 * No `nomodule` script is needed.
 */
const MARK_OLD_ENGINE = `(window.matchMedia&&matchMedia('(width>=0px)').matches&&'adoptedStyleSheets'in document)||document.documentElement.setAttribute('data-old-engine','')`;

/**
 * Runs inline before the first paint: sets the theme without a flash (SH-1), hides the consent banner of who has
 * answered (SH-4), and sets consent mode's default before any tag (SH-3). A banner hides as soon as it is answered, not when
 * its scripts have come: the page would move under the next press. ES5, because it is not compiled.
 */
const PREPARE_PAGE = `(function(){var d=document.documentElement,t='light';
try{t=localStorage.getItem('theme')||t}catch(e){}
d.dataset.themeChoice=t;
if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t==='dark'?'dark':'light';
try{if(localStorage.getItem('consent'))d.dataset.consent='known'}catch(e){}
addEventListener('click',function(e){if(e.target.closest&&e.target.closest('[data-consent-answer]'))d.dataset.consent='known'},true);
window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',{ad_storage:'denied',ad_user_data:'denied',ad_personalization:'denied',analytics_storage:'denied',functionality_storage:'denied',personalization_storage:'denied',security_storage:'granted',wait_for_update:500})
})()`;

/**
 * Asks for the page again, once, when it has stopped in the middle: Chromium goes on waiting for the rest of a page whose
 * line was cut, and runs no module meanwhile. Five seconds without a new element count as a cut.
 */
const ASK_AGAIN = `(function(){var n=-1;setTimeout(function look(){if(document.readyState!=='loading')return;
var c=document.getElementsByTagName('*').length;
if(c===n&&performance.navigation.type!==1)location.reload();else{n=c;setTimeout(look,5000)}},5000)})()`;

/** The only inline script of a page. */
export const BOOT_SCRIPT = `${MARK_OLD_ENGINE};${PREPARE_PAGE};${REPLAY_EARLY_PRESSES};${ASK_AGAIN}`;
