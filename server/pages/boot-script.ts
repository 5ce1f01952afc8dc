import { REPLAY_EARLY_PRESSES } from '#src/entry-server.tsx';

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

/** The page's one inline script. */
export const BOOT_SCRIPT = `${REFUSE_OLD_ENGINE};${SETTLE_PAGE};${REPLAY_EARLY_PRESSES}`;
