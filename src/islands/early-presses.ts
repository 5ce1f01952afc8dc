/**
 * Inline script that replays presses on buttons that are not hydrated yet. Such a press would be lost, and a form
 * would submit its values in the URL. A press is replayed once when React has hydrated its button, within ten
 * seconds, and a key that opens a dropdown counts as a press. A form that is not hydrated does not submit; one that the
 * server answers without scripts does so when its button is not hydrated after these ten seconds. Written in ES5, since
 * it is not compiled.
 */
export const REPLAY_EARLY_PRESSES = `(function(){var waiting=[];
var isAlive=(function(n){for(var k in n)if(k.indexOf('__reactFiber')===0)return true;return false});
addEventListener('submit',function(e){if(!isAlive(e.target))e.preventDefault()},true);
addEventListener('keydown',function(e){var b=e.target;
if(b.closest&&b.closest('#app button[role=combobox]')===b&&!isAlive(b)&&['Enter',' ','ArrowDown','ArrowUp'].indexOf(e.key)>=0){e.preventDefault();b.click()}},true);
addEventListener('click',(function(e){var b=e.target.closest&&e.target.closest('#app button');
if(b&&!isAlive(b))keep(e,b)}),true);
function keep(e,b){e.preventDefault();
if(waiting.indexOf(b)>=0)return;waiting.push(b);var end=Date.now()+10000;
(function look(){if(isAlive(b)||!b.isConnected||Date.now()>end){waiting.splice(waiting.indexOf(b),1);
if(isAlive(b))b.click();else if(b.form&&b.form.method==='post')b.form.submit()}else setTimeout(look,50)})()}
})()`;
