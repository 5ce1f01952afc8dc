/**
 * Runs inline, before any script has come. Until a part of the page is hydrated, a press on one of its buttons would
 * be lost, and a form would send what was typed as part of the address. So a press is replayed, once, when its button
 * is hydrated (React marks what it has taken over), for up to ten seconds; a form that is not hydrated sends nothing.
 * Plain ES5-like script: it is neither compiled nor deferred.
 */
export const REPLAY_EARLY_PRESSES = `(function(){var waiting=[];
function isAlive(n){return Object.keys(n).some(function(k){return k.indexOf('__reactFiber')===0})}
addEventListener('submit',function(e){if(!isAlive(e.target))e.preventDefault()},true);
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('#app button');
if(!b||isAlive(b))return;e.preventDefault();
if(waiting.indexOf(b)>=0)return;waiting.push(b);var end=Date.now()+10000;
(function look(){if(isAlive(b)||!b.isConnected||Date.now()>end){waiting.splice(waiting.indexOf(b),1);
if(isAlive(b))b.click()}else setTimeout(look,50)})()},true)
})()`;
