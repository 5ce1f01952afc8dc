import { REPLAY_EARLY_PRESSES } from '#src/entry-server.tsx';

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
export const BOOT_SCRIPT = `${SETTLE_PAGE};${REPLAY_EARLY_PRESSES}`;
