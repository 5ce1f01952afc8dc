/**
 * Inline script that replays presses on buttons that are not hydrated yet. Such a press would be lost, and a form
 * would submit its values in the URL. Presses are replayed once React has hydrated their buttons, within ten seconds,
 * each once. Those of one part of the page keep their order; a part that is hydrated waits for no other. A key that
 * opens a dropdown counts as a press. A form that is not hydrated does not submit; one that the server answers without
 * scripts does so when its button is not hydrated after these ten seconds. Such an event ends here: React would hydrate
 * its button at once and answer the event besides its replay, so that one press is two. Written in ES5, since it is not
 * compiled.
 */
export const REPLAY_EARLY_PRESSES = `(function(){var waiting=[],isBusy;
var isAlive=(function(n){for(var k in n)if(k.indexOf('__reactFiber')===0)return true;return false});
var end=(function(e){e.preventDefault();e.stopPropagation()});
addEventListener('submit',function(e){if(!isAlive(e.target))e.preventDefault()},true);
addEventListener('keydown',function(e){var b=e.target;
if(b.closest&&b.closest('#app button[role=combobox]')===b&&!isAlive(b)&&['Enter',' ','ArrowDown','ArrowUp'].indexOf(e.key)>=0){end(e);b.click()}},true);
addEventListener('click',(function(e){var b=e.target.closest&&e.target.closest('#app button');
if(!b||isBusy)return;
if(isAlive(b))replay();else{end(e);
if(waiting.every(function(w){return w.b!==b})&&waiting.push({b:b,end:Date.now()+10000})===1)look()}}),true);
function replay(){isBusy=true;
waiting=waiting.filter(function(w){var b=w.b;
if(isAlive(b))b.click();else if(b.isConnected&&Date.now()<w.end)return true;else if(b.form&&b.form.method==='post')b.form.submit()});
isBusy=false}
function look(){replay();if(waiting.length)setTimeout(look,50)}
})()`;
